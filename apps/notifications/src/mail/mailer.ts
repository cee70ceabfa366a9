import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SERVICE_CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import type { Transporter } from 'nodemailer';
import { LocalMailbox } from '../mailbox/local-mailbox';
import type { NotificationsConfig } from '../notifications.config';
import { problemOf, type MailProblem, type SendResult } from './domain/delivery';
import type { RenderedMail } from './domain/templates/layout';

export interface OutgoingMail extends RenderedMail {
  to: string;
  messageId: string;
}

const NO_SERVER: MailProblem = { cause: 'no-server', permanent: false, code: null };
const TOO_SLOW: MailProblem = { cause: 'unreachable', permanent: false, code: null };
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const SMTP_LIMIT_MS = 45_000;
const MAILBOX_LIMIT_MS = 5_000;

/** Sends one email: over SMTP where a server is configured, otherwise into the local mailbox; in production without SMTP it fails. */
@Injectable()
export class Mailer {
  private opened: Promise<Transporter> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly mailbox: LocalMailbox,
  ) {}

  /** An attempt is aborted after this long. */
  get timeLimitMs(): number {
    return this.settings.SMTP_URL ? SMTP_LIMIT_MS : MAILBOX_LIMIT_MS;
  }

  /** One attempt. The Message-ID stays the same for all attempts, so that receivers can drop duplicates. */
  async send(mail: OutgoingMail): Promise<SendResult> {
    if (this.settings.SMTP_URL) return this.sendOverSmtp(await this.open(this.settings.SMTP_URL), mail);
    // Patients' links must not be stored in plain text in production, and an email that nobody receives is
    // not delivered.
    if (this.config.nodeEnv === 'production') return { accepted: false, problem: NO_SERVER };
    await this.mailbox.deliver({ ...mail, from: this.settings.MAIL_FROM });
    return { accepted: true };
  }

  private open(url: string): Promise<Transporter> {
    this.opened ??= transport(url);
    return this.opened;
  }

  private async sendOverSmtp(smtp: Transporter, mail: OutgoingMail): Promise<SendResult> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<SendResult>((resolve) => {
      timer = setTimeout(() => resolve({ accepted: false, problem: TOO_SLOW }), SMTP_LIMIT_MS);
    });
    const sent = smtp.sendMail(this.message(mail)).then(
      (): SendResult => ({ accepted: true }),
      (error: unknown): SendResult => ({ accepted: false, problem: problemOf(error) }),
    );
    try {
      return await Promise.race([sent, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private message({ to, replyTo, subject, text, html, messageId }: OutgoingMail) {
    return {
      from: this.settings.MAIL_FROM,
      // As objects, so that an address is never parsed as a list of addresses.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      html,
      messageId,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}

// Loaded on first use: a process that only answers requests does not need it in memory.
async function transport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS });
}
