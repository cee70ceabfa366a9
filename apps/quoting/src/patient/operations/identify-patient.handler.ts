import {
  AppError,
  QuoteLinkLocked,
  QuoteViewed,
  identifyPatient,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  CONFIG,
  Clock,
  Implements,
  UnitOfWork,
  patientTokenSecret,
  signToken,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { Inject } from '@nestjs/common';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { isLocked, recentTries, sameDateOfBirth, secondsToWait } from '../domain/identity-tries';
import type { PatientLink } from '../domain/patient-link';
import { PatientLinkRepository } from '../persistence/patient-link.repository';
import { PatientLinkGuard } from './patient-link.guard';

const IDENTIFIED_FOR_SECONDS = 7_200;

/** What the check found. A refusal is a value here, not an error: the wrong attempt must be committed. */
type Finding = { identified: PatientLink } | { refused: AppError };

@Implements(identifyPatient)
export class IdentifyPatientHandler implements Handler<typeof identifyPatient> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly links: PatientLinkRepository,
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** In a separate transaction, so that a wrong attempt counts although the operation fails. */
  prepare({ params, body }: InputOf<typeof identifyPatient>): Promise<Finding> {
    return this.uow.run(async () => this.check(await this.guard.own(params.token), body.dateOfBirth));
  }

  async handle(
    _input: InputOf<typeof identifyPatient>,
    finding: Finding,
  ): Promise<ResultOf<typeof identifyPatient>> {
    if ('refused' in finding) throw finding.refused;
    const { linkId, quoteId } = finding.identified;
    await this.recordView(quoteId);
    const secret = patientTokenSecret(this.config.appSecret);
    const identityToken = signToken({ sub: linkId, aud: 'patient' }, secret, IDENTIFIED_FOR_SECONDS);
    return { identityToken, expiresIn: IDENTIFIED_FOR_SECONDS };
  }

  private async check(link: PatientLink, dateOfBirth: string): Promise<Finding> {
    const now = this.clock.now();
    const known = await this.links.lockForIdentity(link.linkId);
    if (isLocked(known.wrongGuesses)) return { refused: new AppError('LINK_LOCKED') };
    const wait = secondsToWait(known.failedTries, now);
    if (wait !== null) return { refused: new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait }) };
    if (sameDateOfBirth(dateOfBirth, known.dateOfBirth)) return { identified: link };
    const tries = [...recentTries(known.failedTries, now), now.toISOString()];
    await this.links.recordWrongGuess(link.linkId, tries);
    if (!isLocked(known.wrongGuesses + 1)) return { refused: new AppError('IDENTITY_MISMATCH') };
    await this.tellPractice(link.quoteId, now);
    return { refused: new AppError('LINK_LOCKED') };
  }

  private async tellPractice(quoteId: string, now: Date): Promise<void> {
    const { quote_number: quoteNumber, revision } = await this.quotes.recordLinkLock(quoteId, now);
    this.uow.emit(QuoteLinkLocked, quoteId, { quoteId, quoteNumber, revision });
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quoteId,
      action: 'UPDATE',
      entityLabel: quoteNumber,
      notes: 'Link locked after too many wrong dates of birth',
    });
  }

  /** A view counts only after identification, so that mail scanners are never counted. */
  private async recordView(quoteId: string): Promise<void> {
    const seen = await this.quotes.recordFirstView(quoteId, this.clock.now());
    if (!seen) return;
    const { quote_number: quoteNumber, revision } = seen;
    this.uow.emit(QuoteViewed, quoteId, { quoteId, quoteNumber, revision });
    this.uow.audit({ entityType: 'QUOTE', entityId: quoteId, action: 'VIEW', entityLabel: quoteNumber });
  }
}
