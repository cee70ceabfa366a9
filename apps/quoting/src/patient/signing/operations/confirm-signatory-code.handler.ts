import { Inject } from '@nestjs/common';
import { AppError, confirmSignatoryCode, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  CONFIG,
  Clock,
  Implements,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { digitsOf, isRightCode, isUsable } from '../../patient-identity/domain/identity-code';
import { isLocked, secondsToWait } from '../../patient-identity/domain/identity-tries';
import { IdentityChecker } from '../../patient-identity/operations/identity-checker';
import { actingPatient, PatientLinkGuard, PatientLinkRepository } from '../../../quote';
import { codeScope } from '../domain/signatory-code';
import { SignatoryCodeRepository } from '../persistence/signatory-code.repository';

type Input = InputOf<typeof confirmSignatoryCode>;

/** The matching code, or why there is none. A refusal is returned rather than thrown, so that the wrong attempt is committed. */
type CodeResult = { linkId: string; codeId: string } | { refused: AppError };

@Implements(confirmSignatoryCode)
export class ConfirmSignatoryCodeHandler implements Handler<typeof confirmSignatoryCode> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly links: PatientLinkRepository,
    private readonly codes: SignatoryCodeRepository,
    private readonly checker: IdentityChecker,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Runs in its own transaction, so that a wrong attempt is counted even though the operation fails. */
  prepare(input: Input): Promise<CodeResult> {
    if (!actingPatient().identified) throw new AppError('IDENTITY_REQUIRED');
    return this.uow.run(() => this.checkCode(input));
  }

  async handle(_input: Input, finding: CodeResult): Promise<ResultOf<typeof confirmSignatoryCode>> {
    if ('refused' in finding) throw finding.refused;
    const { linkId, codeId } = finding;
    // Of two concurrent requests with the same code, only one gets to use it.
    if (!(await this.codes.confirm(linkId, codeId, this.clock.now()))) throw new AppError('CODE_EXPIRED');
    return { confirmed: true };
  }

  private async checkCode({ params, body }: Input): Promise<CodeResult> {
    const link = await this.guard.resolveOwn(params.token);
    const now = this.clock.now();
    const known = await this.links.lockForIdentity(link.linkId);
    if (isLocked(known.wrongGuesses)) return { refused: new AppError('LINK_LOCKED') };
    const wait = secondsToWait(known.failedTries, now);
    if (wait !== null) return { refused: new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) };
    const code = await this.codes.findByEmail(link.linkId, body.email);
    if (!isUsable(code, body.codeToken, now)) return { refused: new AppError('CODE_EXPIRED') };
    const guess = {
      linkId: codeScope(link.linkId, body.email),
      token: body.codeToken,
      digits: digitsOf(body.code) ?? '',
    };
    if (isRightCode(code, guess, this.config.secrets)) return { linkId: link.linkId, codeId: code.id };
    return { refused: await this.checker.recordWrongAttempt(link, known, now) };
  }
}
