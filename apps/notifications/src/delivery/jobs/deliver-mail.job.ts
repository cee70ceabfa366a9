import { deliverMail, type JobData } from '@quillcare/contracts';
import {
  mailsAttempted,
  addTraceAttributes,
  ProcessLogger,
  Processes,
  traced,
  UnitOfWork,
  type JobHandler,
  type JobRun,
} from '@quillcare/service-kit';
import { PracticeMailReader, type PracticeMail } from '../../email-config/practice-mail.reader';
import { SuppressionRepository } from '../../bounce/persistence/suppression.repository';
import { decideVerdict, type AttemptInfo, type Verdict } from '../domain/delivery';
import { SENT_DESPITE_SUPPRESSION, PRACTICE_TEMPLATES } from '../../letter/domain/mail-content';
import { DeliveryRecorder, type SendRoute } from '../delivery-recorder';
import { Mailer } from '../../smtp/mailer';
import { CaseMailer } from '../../case/case-mailer';
import { ReminderGate } from '../../reminder/reminder-gate';
import { MailSender } from '../mail-sender';
import { QuoteMailGate } from '../quote-mail-gate';
import { MailRepository, type ClaimedMail } from '../../mail/persistence/mail.repository';

/** Thrown if the email was not accepted in this attempt, so that the queue retries. The message names no person. */
export class MailDeferredError extends Error {
  override readonly name = 'MailDeferredError';
}

/** Margin between the end of an attempt and the end of its lease, for recording the result. */
const LEASE_MARGIN_MS = 5_000;

const OUTCOMES = { DELIVERED: 'delivered', PENDING: 'deferred', FAILED: 'failed' } as const;

/** A claimed email with everything that decides how it is sent. */
interface PreparedDelivery {
  mail: ClaimedMail;
  practice: PracticeMail;
  isSuppressed: boolean;
}

@Processes(deliverMail)
export class DeliverMailJob implements JobHandler<typeof deliverMail> {
  constructor(
    private readonly mails: MailRepository,
    private readonly practices: PracticeMailReader,
    private readonly suppressions: SuppressionRepository,
    private readonly mailer: Mailer,
    private readonly sender: MailSender,
    private readonly recorder: DeliveryRecorder,
    private readonly reminders: ReminderGate,
    private readonly cases: CaseMailer,
    private readonly quotes: QuoteMailGate,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(data: JobData<typeof deliverMail>, { lastAttempt }: JobRun): Promise<void> {
    const { organisationId } = data;
    const claimed = await this.uow.runFor(organisationId, () => this.claim(data));
    if (!claimed || !(await this.isStillOpen(data, claimed.mail))) return;
    const inHand = await this.uow.runFor(organisationId, () => this.countAttempt(claimed));
    if (!inHand) return;
    const { mail } = inHand;
    const by = routeOf(inHand);
    const tries = {
      attempt: mail.attempts,
      maxAttempts: deliverMail.attempts,
      backoffMs: deliverMail.backoffMs,
      lastAttempt,
      byOwn: by.route === 'OWN',
    };
    const verdict = await this.attempt(inHand, by, tries);
    const ours = await this.uow.runFor(organisationId, () => this.recorder.record(mail, verdict, by));
    this.logOutcome(mail, verdict, ours);
    if (ours && verdict.state === 'PENDING') throw new MailDeferredError(verdict.detail);
  }

  private attempt(inHand: PreparedDelivery, { route }: SendRoute, tries: AttemptInfo): Promise<Verdict> {
    const { template } = inHand.mail;
    const attributes = {
      'quillcare.mail.template': template,
      'quillcare.mail.route': route,
      'quillcare.attempt': tries.attempt,
    };
    const sendAndJudge = async (): Promise<Verdict> => {
      const verdict = decideVerdict(await this.sender.send(inHand, route), tries);
      addTraceAttributes({ 'quillcare.mail.state': verdict.state });
      return verdict;
    };
    return traced(`mail ${template}`, sendAndJudge, { kind: 'client', attributes });
  }

  // If another worker holds the lease it may have died, so the email is checked again when the lease expires.
  private async claim(data: JobData<typeof deliverMail>): Promise<PreparedDelivery | null> {
    const mail = await this.mails.claim(data.mailId, this.mailer.timeLimitMs + LEASE_MARGIN_MS);
    if (mail) return this.prepare(mail);
    const busyMs = await this.mails.remainingLeaseMs(data.mailId);
    if (busyMs !== null) this.uow.enqueue(deliverMail, data, { delayMs: busyMs + 500 });
    return null;
  }

  private async prepare(mail: ClaimedMail): Promise<PreparedDelivery> {
    const isSuppressed =
      !SENT_DESPITE_SUPPRESSION.includes(mail.template) &&
      (await this.suppressions.isSuppressed(mail.recipient));
    return { mail, practice: await this.practices.read(), isSuppressed };
  }

  /** Counts the attempt in advance, so that it counts even if it kills the worker. Returns null if the lease was lost. */
  private async countAttempt(inHand: PreparedDelivery): Promise<PreparedDelivery | null> {
    const attempts = await this.mails.countAttempt(inHand.mail);
    return attempts === null ? null : { ...inHand, mail: { ...inHand.mail, attempts } };
  }

  // If the check fails, the lease is released for the next attempt, since no mail server was contacted.
  private async isStillOpen(data: JobData<typeof deliverMail>, mail: ClaimedMail): Promise<boolean> {
    try {
      return await this.isStillWanted(data, mail);
    } catch (error) {
      await this.uow.runFor(data.organisationId, () => this.mails.release(mail));
      throw error;
    }
  }

  // An email may wait for hours. A reminder must not follow an answer, and a patient must not be told an outdated day or be sent a
  // withdrawn quote.
  private async isStillWanted(
    { organisationId }: JobData<typeof deliverMail>,
    mail: ClaimedMail,
  ): Promise<boolean> {
    if (mail.template !== 'quote-reminder' && mail.template !== 'case-news')
      return this.quotes.isOpen(organisationId, mail);
    const content = this.sender.unseal(mail); // If it cannot be unsealed, the attempt reports that.
    const discard = () => this.mails.discard(mail);
    if (content?.template === 'quote-reminder')
      return this.reminders.isOpen(organisationId, content.params.reminderId, discard);
    if (content?.template !== 'case-news') return true;
    const { surgeryCaseId, kind, startsAt } = content.params;
    return this.cases.checkBeforeSending({ organisationId, surgeryCaseId, kind, startsAt }, discard);
  }

  private logOutcome({ id, template, attempts }: ClaimedMail, { state }: Verdict, ours: boolean): void {
    if (ours) mailsAttempted.inc({ outcome: OUTCOMES[state] });
    if (!ours)
      this.logger.warn({ mailId: id, template, attempts }, 'another worker finished this email meanwhile');
    else this.logger.info({ mailId: id, template, attempts, state }, 'email delivery attempted');
  }
}

/** Chooses the server. Once the practice's own has failed, the platform's is used. */
function routeOf({ mail, practice, isSuppressed }: PreparedDelivery): SendRoute {
  const isOwn =
    practice.ownServer !== null &&
    mail.route !== 'FALLBACK' &&
    !isSuppressed &&
    PRACTICE_TEMPLATES.includes(mail.template);
  if (isOwn) return { route: 'OWN', configVersion: practice.ownServer?.configVersion ?? null };
  return { route: mail.route === 'FALLBACK' ? 'FALLBACK' : 'PLATFORM', configVersion: null };
}
