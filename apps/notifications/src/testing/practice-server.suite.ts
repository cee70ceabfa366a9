import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface PracticeServerOptions {
  /** Credentials that clients must use. Without them no login is needed. */
  account?: { user: string; password: string };
  /** TLS from the start, with a self-signed certificate. */
  isSecure?: boolean;
  /** Senders it accepts; all by default. */
  senders?: readonly string[];
}

/** A practice's own mail server: real SMTP on its own port, with behaviour controlled by the test. */
export class PracticeServer {
  readonly received: Email[] = [];
  /** Accepts this many of the next messages, but closes the connection before confirming them. */
  drops = 0;
  /** Reply codes for the next recipients, in order; then 250. */
  readonly refusals: number[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;

  constructor(private readonly options: PracticeServerOptions = {}) {
    this.server = this.create();
    this.server.on('error', () => undefined); // A client that hangs up must not fail the test.
  }

  async start(port = 0): Promise<number> {
    this.server.server.on('connection', (socket: Socket) => this.sockets.add(socket));
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    return (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private create(): SMTPServer {
    const { account, isSecure = false, senders } = this.options;
    return new SMTPServer({
      secure: isSecure,
      authOptional: !account,
      allowInsecureAuth: true,
      disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      onAuth: ({ username, password }, _session, answer) => {
        if (username === account?.user && password === account?.password) answer(null, { user: username });
        else
          answer(Object.assign(new Error('5.7.8 Username and password not accepted'), { responseCode: 535 }));
      },
      onMailFrom: ({ address }, _session, answer) => {
        const isKnown = !senders || senders.includes(address);
        answer(
          isKnown ? null : Object.assign(new Error(`5.7.1 ${address} is not yours`), { responseCode: 553 }),
        );
      },
      onRcptTo: (_address, _session, answer) => {
        const code = this.refusals.shift();
        answer(code ? Object.assign(new Error('No such user'), { responseCode: code }) : null);
      },
      onData: (stream, _session, answer) => {
        void stream
          .toArray()
          .then((chunks: Buffer[]) => PostalMime.parse(Buffer.concat(chunks)))
          .then((mail) => this.take(mail, answer), answer);
      },
    });
  }

  private take(mail: Email, answer: () => void): void {
    this.received.push(mail);
    if (this.drops === 0) return answer();
    this.drops -= 1;
    for (const socket of this.sockets) socket.destroy();
  }
}
