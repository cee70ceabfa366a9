// Redis stores the job queues, so it must neither evict keys nor lose them in a restart.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ask, HOST } from './processes.mjs';

const DURABLE = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''];

export const redis = {
  name: 'redis',
  title: 'Redis',
  program: 'redis-server',
  signals: ['SIGTERM', 'SIGKILL'],
  url: ({ port }) => `redis://${HOST}:${port}`,
  isReady: async ({ port }) => (await ask(port, 'PING\r\n')).startsWith('+PONG'),
  // The server changes its process title to its address.
  mark: ({ port }) => `redis-server ${HOST}:${port}`,
  command({ dataDir, port }) {
    const folder = join(dataDir, 'redis');
    mkdirSync(folder, { recursive: true });
    return ['--bind', HOST, '--port', String(port), '--dir', folder, '--daemonize', 'no', ...DURABLE];
  },
  container: { image: 'redis:7-alpine', inside: 6379, mount: '/data', args: ['redis-server', ...DURABLE] },
};
