import {
  AppError,
  CODE_VALID_SECONDS,
  requestIdentityCode,
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
import { Inject } from '@nestjs/common';
import { PatientSettingsRepository } from '../../../catalogue';
import { type PatientLink, PatientLinkGuard, PatientLinkRepository, QuoteRepository } from '../../../quote';
import { newCode, type NewCode } from '../domain/identity-code';
import { methodsOf } from '../domain/identity-proof';
import { CODE_REQUESTS, isLocked, recentAttempts, secondsToWait } from '../domain/identity-tries';
import { IdentityCodeRepository } from '../persistence/identity-code.repository';
import { EmailCodeChannel, type CodeChannel } from './code-channel';

@Implements(requestIdentityCode)
export class RequestIdentityCodeHandler implements Handler<typeof requestIdentityCode> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly links: PatientLinkRepository,
    private readonly codes: IdentityCodeRepository,
    private readonly settings: PatientSettingsRepository,
    private readonly quotes: QuoteRepository,
    private readonly organisation: OrganisationFacts,
    @Inject(EmailCodeChannel) private readonly channel: CodeChannel,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  prepare(): Promise<OrganisationRecord> {
    return this.organisation.current();
  }

  /** Returns the same result whether or not the practice uses codes. */
  async handle(
    { params }: InputOf<typeof requestIdentityCode>,
    organisation: OrganisationRecord,
  ): Promise<ResultOf<typeof requestIdentityCode>> {
    const link = await this.guard.resolveOwn(params.token);
    const now = this.clock.now();
    await this.countRequest(link, now);
    const code = newCode(link.linkId, now, this.config.appSecret);
    const { identification } = await this.settings.current();
    if (methodsOf(identification).includes('CODE')) await this.send(link, code, organisation);
    return { codeToken: code.token, expiresIn: CODE_VALID_SECONDS };
  }

  private async countRequest({ linkId }: PatientLink, now: Date): Promise<void> {
    const known = await this.links.lockForIdentity(linkId);
    if (isLocked(known.wrongGuesses)) throw new AppError('LINK_LOCKED');
    const recentRequests = recentAttempts(await this.codes.findRequests(linkId), now, CODE_REQUESTS);
    // A code is useless while attempts are blocked, so the longer wait applies.
    const wait = Math.max(
      secondsToWait(known.failedTries, now) ?? 0,
      secondsToWait(recentRequests, now, CODE_REQUESTS) ?? 0,
    );
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
    await this.codes.recordRequests(linkId, [...recentRequests, now.toISOString()]);
  }

  private async send(
    { linkId, quoteId }: PatientLink,
    code: NewCode,
    organisation: OrganisationRecord,
  ): Promise<void> {
    const codeId = newId();
    await this.codes.replace(linkId, codeId, code);
    const { revision } = await this.quotes.get(quoteId);
    await this.channel.send({ organisation, quoteId, revision, codeId, digits: code.digits });
  }
}
