import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SERVICE_CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import type { Transporter } from 'nodemailer';
import { lookup } from 'node:dns/promises';
import { firstAllowedAddress, type ResolvedAddress } from './domain/address-guard';
import { LocalMailbox } from '../mailbox/local-mailbox';
import type { NotificationsConfig } from '../notifications.config';
import type { MailProblem } from './domain/mail-problem';
import { messageOf, senderOf, embedLogo, type OutgoingMail } from './outgoing-mail';
import {
  attemptSend,
  failedAttempt,
  createOwnTransport,
  platformTransport,
  SMTP_TIMEOUT_MS,
  type Attempt,
  type SmtpServer,
} from './smtp';

const NO_SERVER: MailProblem = { cause: 'no-server', permanent: false, code: null };
const NOT_ALLOWED: MailProblem = { cause: 'not-allowed', permanent: true, code: null };
const UNKNOWN_HOST: MailProblem = { cause: 'unknown-host', permanent: false, code: null };
/** Reserved top-level domain for addresses that do not exist. It lets developers see a bounce without a mail server. */
const INVALID_TLD = '.invalid';
const NO_SUCH_ADDRESS: MailProblem = { cause: 'address', permanent: true, code: 550 };
const DNS_TIMEOUT_MS = 5_000;
/** Shorter limit in milliseconds, because a person waits for the result of a test. */
export const TEST_TIMEOUT_MS = 25_000;

/** Sends one email through the practice's server, the platform's, or into the local mailbox if there is none. */
@Injectable()
export class Mailer {
  private opened: Promise<Transporter> | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly mailbox: LocalMailbox,
  ) {}

  /** Maximum duration of an attempt in milliseconds, including the DNS lookup. */
  readonly timeLimitMs = SMTP_TIMEOUT_MS + DNS_TIMEOUT_MS;

  /**
   * Makes one attempt through the platform's server. The Message-ID is the same for all attempts, so that receivers can drop
   * duplicates.
   */
  async sendViaPlatform(mail: OutgoingMail, limitMs = SMTP_TIMEOUT_MS): Promise<Attempt> {
    const { SMTP_URL, MAIL_FROM } = this.settings;
    if (SMTP_URL) {
      this.opened ??= platformTransport(SMTP_URL);
      return attemptSend(await this.opened, messageOf(mail, MAIL_FROM), limitMs);
    }
    // In production, patients' links must not be stored unencrypted, and an email that nobody receives must not count as
    // delivered.
    if (this.config.nodeEnv === 'production') return failedAttempt(NO_SERVER);
    if (mail.to.endsWith(INVALID_TLD)) return failedAttempt(NO_SUCH_ADDRESS);
    await this.mailbox.deliver({
      ...mail,
      html: embedLogo(mail.html, mail.logo),
      from: textOf(senderOf(mail, MAIL_FROM)),
    });
    return { result: { accepted: true }, serverSaid: null };
  }

  /** Makes one attempt through the practice's own server. */
  async sendViaOwnServer(
    mail: OutgoingMail,
    server: SmtpServer,
    limitMs = SMTP_TIMEOUT_MS,
  ): Promise<Attempt> {
    const found = await resolveAddresses(server.host);
    if (found === null) return failedAttempt(UNKNOWN_HOST);
    const address = firstAllowedAddress(found, this.settings.SMTP_ALLOWED_NETWORKS);
    if (address === null) return failedAttempt(NOT_ALLOWED);
    const smtp = await createOwnTransport(server, address);
    try {
      return await attemptSend(smtp, messageOf(mail, this.settings.MAIL_FROM), limitMs);
    } finally {
      smtp.close();
    }
  }
}

/** Resolves all addresses of a host name. Null if it has none or the lookup times out. */
async function resolveAddresses(host: string): Promise<ResolvedAddress[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DNS_TIMEOUT_MS);
  });
  const found = lookup(host, { all: true }).then(
    (addresses) => addresses as ResolvedAddress[],
    () => null,
  );
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}

function textOf(sender: ReturnType<typeof senderOf>): string {
  return typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`.trim();
}
