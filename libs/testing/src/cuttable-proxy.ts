import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A wire between the product and one of its servers that a test can cut: to the product it looks like a crash of the server. */
export class CuttableProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  private constructor(private readonly target: URL) {}

  static async to(url: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(url));
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
    const server = createServer((incoming) => this.forward(incoming));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
    this.port = (server.address() as { port: number }).port;
  }

  private forward(incoming: Socket): void {
    const outgoing = createConnection(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [[incoming, outgoing], [outgoing, incoming]] as const) {
      this.sockets.add(socket);
      socket.pipe(other);
      // A broken side breaks the other: that is all that a wire knows of errors.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
