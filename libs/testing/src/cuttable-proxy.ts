import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A wire between the product and one of its servers. Cut, it looks to the product like a crash of the server; slowed down,
 * like a network that is not well.
 */
export class CuttableProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private lateMs = 0;

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

  /** Lets connections through again, at the same address. */
  async restore(): Promise<void> {
    if (this.server) return;
    const server = createServer((incoming) => this.forward(incoming));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  /** From now on whatever passes, each way, arrives this much later; 0 ends it. */
  delay(milliseconds: number): void {
    this.lateMs = milliseconds;
  }

  private forward(incoming: Socket): void {
    const outgoing = createConnection(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      const late = this.lane();
      this.sockets.add(socket);
      // As the clients of both servers have it: else each short message waits for the acknowledgement of the one before.
      socket.setNoDelay(true);
      socket.on('data', (chunk) => late(() => write(chunk, socket, other)));
      socket.on('end', () => late(() => other.end()));
      // A broken side breaks the other: that is all that a wire knows of errors.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        late(() => other.destroy());
      });
    }
  }

  // One direction of a connection: what was sent first arrives first, also when the delay ends meanwhile.
  private lane(): (deliver: () => void) => void {
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
