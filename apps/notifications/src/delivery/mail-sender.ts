import { Inject, Injectable } from '@nestjs/common';
import type { MailRoute } from '@quillcare/contracts';
import { CONFIG, OrganisationFacts, ProcessLogger, unseal, type ProcessConfig } from '@quillcare/service-kit';
import type { PracticeMail } from '../email-config/practice-mail.reader';
import { mailContent, PRACTICE_TEMPLATES, renderMail, type MailContent } from '../letter/domain/mail-content';
import type { MailProblem, SendResult } from '../smtp/domain/mail-problem';
import { Mailer } from '../smtp/mailer';
import type { MailLogo, OutgoingMail } from '../smtp/outgoing-mail';
import type { ClaimedMail } from '../mail/persistence/mail.repository';

interface Sendable {
  mail: ClaimedMail;
  practice: PracticeMail;
  isSuppressed: boolean;
}

const UNREADABLE: MailProblem = { cause: 'unreadable', permanent: true, code: null };
const SUPPRESSED: MailProblem = { cause: 'suppressed', permanent: true, code: null };
/** The practice's password cannot be unsealed. The platform's server does not need it. */
const NO_PASSWORD: MailProblem = { cause: 'sign-in', permanent: true, code: null };

/** Unseals a stored email and makes one attempt to send it. */
@Injectable()
export class MailSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly organisation: OrganisationFacts,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async send({ mail, practice, isSuppressed }: Sendable, route: MailRoute): Promise<SendResult> {
    if (isSuppressed) return { accepted: false, problem: SUPPRESSED };
    const content = this.unseal(mail);
    if (!content) return { accepted: false, problem: UNREADABLE };
    const outgoing = await this.outgoing(mail, content, practice);
    if (route !== 'OWN' || practice.ownServer === null)
      return (await this.mailer.sendViaPlatform(outgoing)).result;
    const { server, senderAddress } = practice.ownServer;
    if (server === null) return { accepted: false, problem: NO_PASSWORD };
    const from = { name: practice.senderName, address: senderAddress };
    return (await this.mailer.sendViaOwnServer({ ...outgoing, from }, server)).result;
  }

  private async outgoing(
    { recipient, messageId }: ClaimedMail,
    content: MailContent,
    { style, senderName }: PracticeMail,
  ): Promise<OutgoingMail> {
    const isOfPractice = PRACTICE_TEMPLATES.includes(content.template);
    const logo = isOfPractice && style.showsLogo ? await this.logo() : null;
    return {
      ...renderMail(content, { ...style, showsLogo: logo !== null }),
      to: recipient,
      messageId,
      logo,
      from: { name: isOfPractice ? senderName : null, address: null },
    };
  }

  // Sending without the logo is better than not sending.
  private async logo(): Promise<MailLogo | null> {
    try {
      return await this.organisation.currentLogo();
    } catch (error) {
      this.logger.failure(error, 'an email goes out without the logo, which could not be read');
      return null;
    }
  }

  /** Unseals the content of an email. Returns null if that fails. */
  unseal({ template, sealedParams }: Pick<ClaimedMail, 'template' | 'sealedParams'>): MailContent | null {
    try {
      return mailContent.parse({ template, params: JSON.parse(unseal(sealedParams, this.config.secrets)) });
    } catch (error) {
      this.logger.failure(error, 'a sealed email cannot be unsealed'); // The platform's secret has changed, so a retry would fail too.
      return null;
    }
  }
}
