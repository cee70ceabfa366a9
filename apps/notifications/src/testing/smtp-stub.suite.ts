import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startProduct, testProduct, type Product, type StartOptions } from '@quillcare/testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Starts a product for this file that mails to a server controlled by the test. */
export function mailingProduct({ env, ...options }: StartOptions): { smtp: SmtpStub; product: Product } {
  const smtp = new SmtpStub();
  const sender = { MAIL_FROM: 'Quillcare <no-reply@quillcare.example>' };
  const product = testProduct(async () => {
    await smtp.start();
    return startProduct({ ...options, env: { ...process.env, ...sender, SMTP_URL: smtp.url, ...env } });
  });
  beforeEach(() => {
    smtp.received.length = 0;
    smtp.refusals.length = 0;
    smtp.refused = undefined;
    smtp.until = Promise.resolve();
  });
  afterAll(() => smtp.stop());
  return { smtp, product };
}

/** A real SMTP server on its own port, with replies controlled by the test. */
export class SmtpStub {
  readonly received: Email[] = [];
  /** Reply codes for the next recipients, in order; then 250. */
  readonly refusals: number[] = [];
  /** The only recipient whom the refusals concern; everybody if undefined. */
  refused: string | undefined;
  /** What it waits for before it accepts a message. */
  until: Promise<unknown> = Promise.resolve();
  private server = this.create();
  private port = 0;

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server = this.create();
  }

  private create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, answer) => {
        const code = (this.refused ?? address) === address ? this.refusals.shift() : undefined;
        // Like real servers, it quotes the address, which our records must not.
        answer(code ? Object.assign(new Error(`${address} is not welcome`), { responseCode: code }) : null);
      },
      onData: (stream, _session, answer) => {
        void stream
          .toArray()
          .then((chunks: Buffer[]) => PostalMime.parse(Buffer.concat(chunks)))
          .then(async (mail) => {
            await this.until;
            this.received.push(mail);
            answer();
          })
          .catch(answer);
      },
    });
  }
}
