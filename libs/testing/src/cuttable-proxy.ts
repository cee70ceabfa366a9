import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy between the product and one of its servers. Cutting it simulates a server crash, delaying it a slow network, and
 * silencing it a node that vanished, for both sides.
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

  /** Starts a proxy for the server at `url`. Port 0 chooses a free one. */
  static async to(url: string, port = 0): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(url), port);
    await proxy.restore();
    return proxy;
  }

  /** The server's URL through this proxy. */
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

  /** Drops all data from now on without closing connections, so that neither side notices that the other is gone. */
  silence(): void {
    this.isSilent = true;
  }

  /** Accepts connections again at the same address. */
  async restore(): Promise<void> {
    if (this.isSilent) await this.cut(); // The old connections have lost data.
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

  /** Delays data in both directions by this many milliseconds from now on. 0 ends the delay. */
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
      // Same as the clients. Otherwise Nagle's algorithm would delay short messages.
      socket.setNoDelay(true);
      socket.on('data', (chunk) => late(() => write(chunk, socket, other)));
      socket.on('end', () => late(() => other.end()));
      socket.on('error', () => late(() => other.destroy()));
      socket.on('close', () => {
        this.sockets.delete(socket);
        late(() => other.destroy());
      });
    }
  }

  // One direction of a connection. Keeps the order even when the delay changes.
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
