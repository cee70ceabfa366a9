// Three NATS servers, each of which stores every event.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { localUsers } from '../infra/nats-users.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { ask, HOST, waitUntil } from '../infra/processes.mjs';
import { Node, programOf } from './node.mjs';

const NODES = 3;

function nodeOf({ at, ports, routes, dataDir, program }) {
  const name = `nats-${at + 1}`;
  const folder = join(dataDir, name);
  const file = join(folder, 'nats.conf');
  const peers = routes.map((port) => `"nats://${HOST}:${port}"`).join(', ');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `server_name: ${name}
listen: "${HOST}:${ports[at]}"
ping_interval: "5s"
ping_max: 2
jetstream { store_dir: ${JSON.stringify(folder)} }
cluster { name: quillcare, listen: "${HOST}:${routes[at]}", routes: [${peers}] }
${localUsers()}`,
  );
  return new Node({
    name,
    folder,
    program,
    args: ['-c', file],
    mark: file,
    isReady: async () => (await ask(ports[at])).startsWith('INFO'),
  });
}

export class NatsCluster {
  static async start({ dataDir, print }) {
    const program = programOf('nats-server', print);
    const [ports, routes] = [[], []];
    for (let at = 0; at < NODES; at += 1) {
      ports.push(await steadyPort());
      routes.push(await steadyPort());
    }
    const cluster = new NatsCluster();
    cluster.servers = ports.map((port) => `${HOST}:${port}`);
    cluster.nodes = ports.map((_, at) => nodeOf({ at, ports, routes, dataDir, program }));
    await Promise.all(cluster.nodes.map((node) => node.start()));
    // The servers elect a leader before they create streams.
    await waitUntil({
      name: 'The cluster of NATS',
      isReady: () => cluster.ask((manager) => manager.getAccountInfo().then(() => true)),
    });
    return cluster;
  }

  get url() {
    return this.servers.map((server) => `nats://${server}`).join(',');
  }

  /** Runs `work` over a separate connection to whichever server answers. */
  async ask(work) {
    const connection = await connect({ servers: this.servers, maxReconnectAttempts: 3, timeout: 2_000 });
    try {
      return await work(await jetstreamManager(connection));
    } finally {
      await connection.close();
    }
  }

  /** Creates a stream as an earlier release did, on a single server. */
  makeSingle(name, subjects) {
    return this.ask((manager) => manager.streams.add({ name, subjects, num_replicas: 1 }));
  }

  /** How many replicas each stream has, and how many of them are up to date. */
  streams() {
    return this.ask(async (manager) => {
      const found = [];
      for await (const { config, cluster } of manager.streams.list()) {
        const current = cluster.replicas?.filter((one) => one.current && !one.offline) ?? [];
        found.push({ name: config.name, copies: config.num_replicas, current: 1 + current.length });
      }
      return found;
    });
  }

  /** The server that is the leader of a stream. */
  async leaderOf(stream) {
    const { cluster } = await this.ask((manager) => manager.streams.info(stream));
    return this.nodes.find(({ name }) => name === cluster.leader);
  }

  async stop() {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}
