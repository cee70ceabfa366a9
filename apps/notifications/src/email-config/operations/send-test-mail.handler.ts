import { Inject } from '@nestjs/common';
import { EmailConfigChanged, sendTestMail, type MailTest } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  newId,
  OrganisationFacts,
  SERVICE_CONFIG,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { adviceOf } from '../../smtp/domain/problem-words';
import type { MailProblem } from '../../smtp/domain/mail-problem';
import { messageDomain, messageIdOf } from '../../smtp/domain/message-id';
import type { NotificationsConfig } from '../../notifications.config';
import { formatGreeting, renderLayout } from '../../letter/domain/templates/layout';
import { Mailer, TEST_TIMEOUT_MS } from '../../smtp/mailer';
import type { OutgoingMail } from '../../smtp/outgoing-mail';
import { failedAttempt, type Attempt } from '../../smtp/smtp';
import { requireUser } from '../../acting-staff';
import { PracticeMailReader, type PracticeMail } from '../practice-mail.reader';
import { MailServerStateRepository } from '../persistence/mail-server-state.repository';

const UNREADABLE: MailProblem = { cause: 'unreadable', permanent: true, code: null };

interface TestAttempt {
  attempt: Attempt;
  /** Version of the settings whose server was tried. Null if the platform's server was used. */
  ownVersion: number | null;
}

/** Sends only to the caller's own address, so that it cannot be used to email anyone else. */
@Implements(sendTestMail)
export class SendTestMailHandler implements Handler<typeof sendTestMail> {
  constructor(
    private readonly practices: PracticeMailReader,
    private readonly servers: MailServerStateRepository,
    private readonly mailer: Mailer,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async prepare(): Promise<TestAttempt> {
    const practice = await this.uow.run(() => this.practices.read());
    const mail = await this.mail(practice);
    const { ownServer: own, senderName } = practice;
    if (own === null)
      return { attempt: await this.mailer.sendViaPlatform(mail, TEST_TIMEOUT_MS), ownVersion: null };
    const from = { name: senderName, address: own.senderAddress };
    const attempt =
      own.server === null
        ? failedAttempt(UNREADABLE)
        : await this.mailer.sendViaOwnServer({ ...mail, from }, own.server, TEST_TIMEOUT_MS);
    return { attempt, ownVersion: own.configVersion };
  }

  async handle(_input: unknown, { attempt, ownVersion }: TestAttempt): Promise<MailTest> {
    const { email: to } = requireUser();
    const { result, serverSaid } = attempt;
    if (ownVersion !== null) await this.recordTest(ownVersion, result.accepted);
    return {
      isAccepted: result.accepted,
      to,
      by: ownVersion === null ? 'PLATFORM' : 'OWN',
      answer: result.accepted ? ACCEPTED_MESSAGE : adviceOf(result.problem),
      serverSaid,
    };
  }

  private async recordTest(ownVersion: number, isAccepted: boolean): Promise<void> {
    if (!isAccepted) return;
    await this.servers.recordTest(ownVersion);
    const { organisationId } = this.uow;
    this.uow.emit(EmailConfigChanged, organisationId, { id: organisationId });
  }

  private async mail({ style, senderName }: PracticeMail): Promise<OutgoingMail> {
    const { email: to, name } = requireUser();
    const practice = await this.organisation.current();
    const logo = style.showsLogo ? await this.organisation.currentLogo() : null;
    const rendered = renderLayout({
      subject: `Test email from ${practice.name}`,
      greeting: formatGreeting(name),
      paragraphs: ['This is a test email. Your patients receive their emails the same way.'],
      signOff: ['Kind regards', ...(style.signature?.split('\n') ?? [practice.name])],
      replyTo: style.replyTo ?? practice.email,
      ...(logo ? { logoOf: practice.name } : {}),
    });
    return {
      ...rendered,
      to,
      logo,
      messageId: messageIdOf(newId(), messageDomain(this.settings.MAIL_FROM, this.config.publicUrl)),
      from: { name: senderName, address: null },
    };
  }
}

const ACCEPTED_MESSAGE =
  'The mail server accepted the test email. Please check your inbox, and your junk folder too.';
