// A Redis with two replicas, and three sentinels that promote a replica when the primary is unavailable.
import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Redis from 'ioredis';
import { steadyPort } from '../infra/ports.mjs';
import { ask, HOST, waitUntil } from '../infra/processes.mjs';
import { Node, programOf } from './node.mjs';

export const MASTER = 'quillcare';
const NODES = 3;
const DOWN_AFTER_MS = 3_000;

const pongs = (port) => async () => (await ask(port, 'PING\r\n')).startsWith('+PONG');

function serverOf({ at, ports, dataDir, program }) {
  const name = `redis-${at + 1}`;
  const folder = join(dataDir, name);
  const args = [
    ...['--bind', HOST, '--port', String(ports[at]), '--dir', folder, '--daemonize', 'no'],
    ...['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction', '--save', ''],
    // A primary that is cut off from its replicas accepts no writes, because they would be lost.
    ...['--min-replicas-to-write', '1', '--min-replicas-max-lag', '10'],
    ...(at > 0 ? ['--replicaof', `${HOST} ${ports[0]}`] : []),
  ];
  const mark = `redis-server ${HOST}:${ports[at]}`;
  return new Node({ name, folder, program, args, mark, isReady: pongs(ports[at]) });
}

function sentinelOf({ at, port, primary, dataDir, program }) {
  const name = `sentinel-${at + 1}`;
  const folder = join(dataDir, name);
  const file = join(folder, 'sentinel.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `bind ${HOST}
port ${port}
dir ${JSON.stringify(folder)}
sentinel monitor ${MASTER} ${HOST} ${primary} 2
sentinel down-after-milliseconds ${MASTER} ${DOWN_AFTER_MS}
sentinel failover-timeout ${MASTER} 10000
`,
  );
  const mark = `${HOST}:${port} [sentinel]`;
  return new Node({ name, folder, program, args: [file, '--sentinel'], mark, isReady: pongs(port) });
}

export class RedisSentinels {
  static async start({ dataDir, print }) {
    const program = programOf('redis-server', print);
    const cluster = new RedisSentinels();
    const steady = async () => {
      const ports = [];
      for (let at = 0; at < NODES; at += 1) ports.push(await steadyPort());
      return ports;
    };
    [cluster.ports, cluster.sentinelPorts] = [await steady(), await steady()];
    const { ports, sentinelPorts } = cluster;
    cluster.servers = ports.map((_, at) => serverOf({ at, ports, dataDir, program }));
    for (const server of cluster.servers) await server.start();
    cluster.sentinels = sentinelPorts.map((port, at) =>
      sentinelOf({ at, port, primary: ports[0], dataDir, program }),
    );
    await Promise.all(cluster.sentinels.map((sentinel) => sentinel.start()));
    await waitUntil({ name: 'The sentinels', isReady: () => cluster.isWhole() });
    return cluster;
  }

  get addresses() {
    return this.sentinelPorts.map((port) => `${HOST}:${port}`);
  }

  /** Options for a client that discovers the primary through the sentinels. */
  get connection() {
    return { sentinels: this.sentinelPorts.map((port) => ({ host: HOST, port })), name: MASTER };
  }

  async askSentinel(at, ...command) {
    const sentinel = new Redis(this.sentinelPorts[at], HOST, { maxRetriesPerRequest: 1 });
    sentinel.on('error', () => undefined); // The command fails.
    try {
      return await sentinel.call('sentinel', ...command);
    } finally {
      sentinel.disconnect();
    }
  }

  /** Whether each sentinel knows the other two, and both replicas follow the primary. */
  async isWhole() {
    for (let at = 0; at < NODES; at += 1) {
      const [others, replicas] = [
        await this.askSentinel(at, 'sentinels', MASTER),
        await this.askSentinel(at, 'replicas', MASTER),
      ];
      const following = replicas.filter((fields) => {
        const state = Object.fromEntries(
          fields.flatMap((value, index) => (index % 2 === 0 ? [[value, fields[index + 1]]] : [])),
        );
        return state['master-link-status'] === 'ok' && state.flags === 'slave';
      });
      if (others.length !== NODES - 1 || following.length !== NODES - 1) return false;
    }
    return true;
  }

  /** The primary according to the sentinels. */
  async primary() {
    const [, port] = await this.askSentinel(0, 'get-master-addr-by-name', MASTER);
    return this.servers[this.ports.indexOf(Number(port))];
  }

  async stop() {
    await Promise.all([...(this.sentinels ?? []), ...(this.servers ?? [])].map((node) => node.stop()));
  }
}
