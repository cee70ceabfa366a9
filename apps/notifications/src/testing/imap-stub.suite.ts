import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface StoredMail {
  uid: number;
  source: string;
  isSeen: boolean;
}

/** A mailbox over IMAP4rev1 that supports just enough of the protocol to read unread mails. */
export class ImapStub {
  readonly mails: StoredMail[] = [];
  /** Called before each command is executed. If it returns true, the command is neither executed nor answered. */
  interrupt: (command: string) => boolean = () => false;
  private readonly server: Server = createServer((socket) => this.serve(socket));
  private readonly sockets = new Set<Socket>();

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return `imap://bounces:secret@127.0.0.1:${port}/INBOX`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  add(source: Buffer): void {
    this.mails.push({ uid: this.mails.length + 1, source: source.toString('latin1'), isSeen: false });
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined); // A client that hangs up must not fail the test.
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let waiting = '';
    socket.on('data', (chunk) => {
      waiting += chunk.toString('latin1');
      const lines = waiting.split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines)
        if (!this.interrupt(line.replace(/^\S+ /, ''))) socket.write(this.answer(line), 'latin1');
    });
  }

  private answer(line: string): string {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const lines = this.untagged(command).map((one) => `* ${one}\r\n`);
    return `${lines.join('')}${tag} OK done\r\n`;
  }

  private untagged(command: string): string[] {
    if (command.startsWith('CAPABILITY')) return ['CAPABILITY IMAP4rev1'];
    if (command.startsWith('LIST')) return ['LIST () "/" "INBOX"'];
    if (command.startsWith('SELECT'))
      return ['FLAGS (\\Seen)', `${this.mails.length} EXISTS`, 'OK [UIDVALIDITY 1] ok', 'OK [UIDNEXT 99] ok'];
    if (command.startsWith('UID SEARCH')) return [`SEARCH ${this.unseen().join(' ')}`];
    if (command.startsWith('UID FETCH')) return this.fetched(command);
    if (command.startsWith('UID STORE')) this.markSeen(command);
    return command.startsWith('LOGOUT') ? ['BYE see you'] : [];
  }

  private unseen(): number[] {
    return this.mails.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid);
  }

  private fetched(command: string): string[] {
    const uid = Number(/^UID FETCH (\d+)/.exec(command)?.[1]);
    return this.mails
      .filter((mail) => mail.uid === uid)
      .map(
        ({ source }) =>
          `${uid} FETCH (UID ${uid} INTERNALDATE "23-Nov-2026 01:00:00 +0000" BODY[]<0> {${source.length}}\r\n${source})`,
      );
  }

  private markSeen(command: string): void {
    const uid = Number(/^UID STORE (\d+)/.exec(command)?.[1]);
    for (const mail of this.mails) if (mail.uid === uid) mail.isSeen = true;
  }
}
