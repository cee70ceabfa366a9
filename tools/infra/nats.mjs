// NATS with JetStream, which carries requests between services and every event.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localUsers } from './nats-users.mjs';
import { ask, HOST } from './processes.mjs';

/** Servers since 2.10 can write each message to disk before they acknowledge it. Older ones refuse the setting. */
function canSyncAlways(server) {
  const version = execFileSync(server.file, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, ...server.env },
  });
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 10);
}

export const nats = {
  name: 'nats',
  title: 'NATS',
  program: 'nats-server',
  signals: ['SIGINT', 'SIGTERM', 'SIGKILL'],
  url: ({ port }) => `nats://${HOST}:${port}`,
  isReady: async ({ port }) => (await ask(port)).startsWith('INFO'),
  mark: ({ dataDir }) => join(dataDir, 'nats', 'nats.conf'),
  command({ server, dataDir, port }) {
    const folder = join(dataDir, 'nats');
    mkdirSync(folder, { recursive: true });
    const settings = [
      `listen: "${HOST}:${port}"`,
      `jetstream { store_dir: ${JSON.stringify(folder)}${canSyncAlways(server) ? ', sync_interval: always' : ''} }`,
      // As in deploy/nats/nats.conf, so that a vanished client is detected quickly.
      'ping_interval: "5s"',
      'ping_max: 2',
      localUsers(),
    ];
    writeFileSync(join(folder, 'nats.conf'), `${settings.join('\n')}\n`);
    return ['-c', join(folder, 'nats.conf')];
  },
  container: { image: 'nats:2.11-alpine', inside: 4222, mount: '/data', args: ['-js', '-sd', '/data'] },
};
