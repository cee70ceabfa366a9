import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to clients and to servers that do not care, so that none takes it before it is used. */
const [LOWEST, BEYOND] = [20_000, 32_000];

/** Returns a free port on this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, BEYOND);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
