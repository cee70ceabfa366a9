import { Inject, Injectable } from '@nestjs/common';
import type { MailEvent } from '@quillcare/contracts';
import { ProcessLogger, SERVICE_CONFIG } from '@quillcare/service-kit';
import type { ImapFlow } from 'imapflow';
import type { NotificationsConfig } from '../notifications.config';
import { reportIn, type MailPart } from './domain/bounce-mail';

const MOST_MAILS = 50;
/** A bounce mail quotes the original's headers. Anything longer is truncated. */
const LONGEST_BYTES = 262_144;
const LIMIT_MS = 20_000;

/** Reads the mailbox that receives bounces, over IMAP. */
@Injectable()
export class BounceMailbox {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    private readonly logger: ProcessLogger,
  ) {}

  /**
   * Processes a limited number of unread mails, one at a time. `deal` receives each mail with a function that reads its report,
   * which throws if the mail is unreadable. A mail is marked as read after `deal` has returned.
   */
  async each(deal: (uid: number, report: () => Promise<MailEvent | null>) => Promise<void>): Promise<void> {
    const { BOUNCE_IMAP_URL: url } = this.settings;
    if (url === null) return;
    const imap = await this.connected(new URL(url));
    try {
      await imap.mailboxOpen(decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX');
      const unread = (await imap.search({ seen: false }, { uid: true })) || [];
      for (const uid of unread.slice(0, MOST_MAILS)) {
        await deal(uid, () => this.report(imap, uid));
        // A lost connection is not the mail's fault, so the next run reads it again.
        if (!imap.usable) throw new Error('The bounce mailbox closed the connection.');
        await imap.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      }
    } finally {
      await imap.logout();
    }
  }

  private async connected({ protocol, hostname, port, username, password }: URL): Promise<ImapFlow> {
    // Loaded on first use, because most processes never read a mailbox.
    const { ImapFlow: Client } = await import('imapflow');
    const isSecure = protocol === 'imaps:';
    const imap = new Client({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      logger: false,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: LIMIT_MS,
    });
    imap.on('error', (error: unknown) =>
      this.logger.failure(error, 'the bounce mailbox closed the connection'),
    );
    await imap.connect();
    return imap;
  }

  private async report(imap: ImapFlow, uid: number): Promise<MailEvent | null> {
    const mail = await imap.fetchOne(
      String(uid),
      { source: { maxLength: LONGEST_BYTES }, internalDate: true },
      { uid: true },
    );
    if (!mail || !mail.source) return null;
    return reportIn(await partsOf(mail.source), new Date(mail.internalDate ?? Date.now()));
  }
}

/** Returns the attachments of a mail, one of which may be the report. */
export async function partsOf(source: Buffer): Promise<MailPart[]> {
  const { simpleParser } = await import('mailparser');
  const { attachments } = await simpleParser(source, { keepDeliveryStatus: true, skipHtmlToText: true });
  return attachments.map(({ contentType, content }) => ({
    contentType: contentType.toLowerCase(),
    text: content.toString('utf8'),
  }));
}
