// Allocates ports below the range of outgoing connections, so that a killed server finds its port free when it is restarted,
// although hundreds of connections were attempted meanwhile.
import { createServer } from 'node:net';

const [FIRST, LAST] = [20_000, 32_000];
const taken = new Set();

function isFree(port) {
  return new Promise((told) => {
    const server = createServer();
    server.once('error', () => told(false));
    server.listen(port, '127.0.0.1', () => server.close(() => told(true)));
  });
}

/** A free port that this run has not returned before. */
export async function steadyPort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (taken.has(port)) continue;
    taken.add(port);
    if (await isFree(port)) return port;
  }
}
