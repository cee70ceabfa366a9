// The run's SMTP server, which inspects every mail and provides the links in it.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailProblems } from './mail-inspection.mjs';

const LOOK_MS = 50;
const PATIENCE_MS = 30_000;

export class PostOffice {
  received = 0;
  /** Mail texts by recipient. */
  texts = new Map();

  constructor({ ledger, publicUrl }) {
    Object.assign(this, { ledger, publicUrl });
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, answer) => {
        this.take(stream, session).then(() => answer(), answer);
      },
    });
  }

  async open() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    return `smtp://127.0.0.1:${this.server.server.address().port}`;
  }

  close() {
    return new Promise((closed) => this.server.close(closed));
  }

  async take(stream, { envelope }) {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    const recipients = envelope.rcptTo.map(({ address }) => address.toLowerCase());
    this.received += 1;
    for (const what of mailProblems(mail, recipients, this.publicUrl))
      this.ledger.report('mail', { what: `${what} in "${mail.subject}"` });
    for (const recipient of recipients)
      this.texts.set(recipient, [...(this.texts.get(recipient) ?? []), mail.text ?? '']);
  }

  /** Returns the newest link to a page in the mails to an address. */
  async linkTo(page, recipient) {
    const pattern = new RegExp(`${this.publicUrl}${page}[^\\s]+`);
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(LOOK_MS)) {
      const link = this.texts
        .get(recipient)
        ?.map((text) => pattern.exec(text)?.[0])
        .findLast(Boolean);
      if (link) return new URL(link);
    }
    throw new Error(`${recipient} received no mail with a link to ${page}.`);
  }
}
