import { Inject } from '@nestjs/common';
import {
  AppError,
  CODE_VALID_SECONDS,
  requestSignatoryCode,
  type InputOf,
  type OrganisationRecord,
  type ResultOf,
} from '@quillcare/contracts';
import {
  CONFIG,
  Clock,
  Implements,
  OrganisationFacts,
  newId,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { newCode } from '../../patient-identity/domain/identity-code';
import {
  CODE_REQUESTS,
  isLocked,
  recentAttempts,
  secondsToWait,
} from '../../patient-identity/domain/identity-tries';
import { EmailCodeChannel, type CodeChannel } from '../../patient-identity/operations/code-channel';
import { actingPatient, PatientLinkGuard, PatientLinkRepository, QuoteRepository } from '../../../quote';
import { codeScope } from '../domain/signatory-code';
import { SignatoryCodeRepository } from '../persistence/signatory-code.repository';

@Implements(requestSignatoryCode)
export class RequestSignatoryCodeHandler implements Handler<typeof requestSignatoryCode> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly links: PatientLinkRepository,
    private readonly codes: SignatoryCodeRepository,
    private readonly quotes: QuoteRepository,
    private readonly organisation: OrganisationFacts,
    @Inject(EmailCodeChannel) private readonly channel: CodeChannel,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  prepare(): Promise<OrganisationRecord> {
    return this.organisation.current();
  }

  async handle(
    { params, body: { email } }: InputOf<typeof requestSignatoryCode>,
    organisation: OrganisationRecord,
  ): Promise<ResultOf<typeof requestSignatoryCode>> {
    // The link alone must not suffice to send emails to strangers.
    if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
    const { linkId, quoteId } = await this.guard.resolveOwn(params.token);
    const now = this.clock.now();
    await this.assertBelowRequestLimit(linkId, now);
    const code = newCode(codeScope(linkId, email), now, this.config.appSecret);
    const codeId = newId();
    await this.codes.replace(linkId, email, codeId, code, now);
    const { revision } = await this.quotes.get(quoteId);
    await this.channel.send({
      organisation,
      quoteId,
      revision,
      codeId,
      digits: code.digits,
      recipient: email,
    });
    return { codeToken: code.token, expiresIn: CODE_VALID_SECONDS };
  }

  private async assertBelowRequestLimit(linkId: string, now: Date): Promise<void> {
    const known = await this.links.lockForIdentity(linkId);
    if (isLocked(known.wrongGuesses)) throw new AppError('LINK_LOCKED');
    const recentRequests = recentAttempts(await this.codes.findRequests(linkId), now, CODE_REQUESTS);
    const wait = secondsToWait(recentRequests, now, CODE_REQUESTS);
    if (wait !== null) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
  }
}
