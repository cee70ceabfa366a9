import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A wire between the product and one of its servers. Cut, it looks to the product like a crash of the server;
 * slowed down, like a bad network; silenced, to both sides like a node that vanished.
 */
export class CuttableProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private lateMs = 0;
  private isSilent = false;

  private constructor(
    private readonly target: URL,
    private port: number,
  ) {}

  /** A wire to the server of `url`, on a port of the system's choice unless one is given. */
  static async to(url: string, port = 0): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(url), port);
    await proxy.restore();
    return proxy;
  }

  /** The server's URL by way of this wire. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.toString().replace(/\/$/, '');
  }

  /** Breaks every connection and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Loses all that is sent from now on, and closes nothing: neither side learns that the other is gone. */
  silence(): void {
    this.isSilent = true;
  }

  /** Lets connections through again, at the same address. */
  async restore(): Promise<void> {
    if (this.isSilent) await this.cut(); // What was lost in between leaves the old connections useless.
    this.isSilent = false;
    if (this.server) return;
    const server = createServer((incoming) => this.forward(incoming));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  /** Data in either direction arrives this many milliseconds later from now on; 0 ends it. */
  delay(milliseconds: number): void {
    this.lateMs = milliseconds;
  }

  private forward(incoming: Socket): void {
    if (this.isSilent) return void this.sockets.add(incoming.on('error', () => incoming.destroy()));
    const outgoing = createConnection(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      const late = this.direction();
      this.sockets.add(socket);
      // As the clients do: otherwise each short message waits for the acknowledgement of the one before.
      socket.setNoDelay(true);
      socket.on('data', (chunk) => late(() => write(chunk, socket, other)));
      socket.on('end', () => late(() => other.end()));
      // A broken side breaks the other.
      socket.on('error', () => late(() => other.destroy()));
      socket.on('close', () => {
        this.sockets.delete(socket);
        late(() => other.destroy());
      });
    }
  }

  // One direction of a connection: it keeps the order, also when the delay ends meanwhile.
  private direction(): (deliver: () => void) => void {
    const waiting: { at: number; deliver: () => void }[] = [];
    const move = (): void => {
      for (let first = waiting[0]; first; first = waiting[0]) {
        const left = first.at - Date.now();
        if (left > 0) return void setTimeout(move, left).unref();
        waiting.shift();
        first.deliver();
      }
    };
    return (deliver) => {
      if (this.isSilent) return;
      if (waiting.length === 0 && this.lateMs === 0) return deliver();
      const at = Math.max(Date.now() + this.lateMs, waiting.at(-1)?.at ?? 0);
      if (waiting.push({ at, deliver }) === 1) move();
    };
  }
}

function write(chunk: Buffer, from: Socket, to: Socket): void {
  if (to.destroyed || to.write(chunk)) return;
  from.pause();
  to.once('drain', () => from.resume());
}
