import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port';
import { repositoryRoot } from './infrastructure';

interface Started {
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface NodeTool {
  Node: new (options: {
    name: string;
    folder: string;
    program: unknown;
    args: string[];
    mark: string;
    isReady: () => Promise<boolean>;
  }) => Started;
  programOf(name: string, print: (line: string) => void): unknown;
}

interface Postgres {
  urls: { postgres: string };
  stop(): Promise<number>;
}

// Loaded by path rather than imported, because the tools are plain modules that must run before anything is compiled.
const tool = <T>(path: string): T =>
  createRequire(__filename)(join(repositoryRoot, 'tools', path)) as unknown as T;

/** PostgreSQL, NATS and Redis servers that only accept TLS, with a certificate for `localhost` from a private authority. */
export class TlsServers {
  private readonly otherServers: Started[] = [];
  private postgres: Postgres | undefined;

  private constructor(private readonly dataDir: string) {}

  static async start(): Promise<TlsServers> {
    const servers = new TlsServers(mkdtempSync(join(tmpdir(), 'quillcare-tls-')));
    try {
      chmodSync(servers.dataDir, 0o755);
      servers.certify();
      await servers.startPostgres();
      await servers.startNats();
      await servers.startRedis();
      return servers;
    } catch (error) {
      await servers.stop();
      throw error;
    }
  }

  /** Path of the authority's certificate. */
  get caFile(): string {
    return this.file('ca.pem');
  }
  databaseUrl = '';
  natsUrl = '';
  redisUrl = '';

  async stop(): Promise<void> {
    await Promise.all([...this.otherServers.map((server) => server.stop()), this.postgres?.stop()]);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private file(name: string): string {
    return join(this.dataDir, name);
  }

  private certify(): void {
    const openssl = (...args: string[]) =>
      execFileSync('openssl', args, { cwd: this.dataDir, stdio: 'pipe' });
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    openssl(
      'req',
      '-x509',
      ...key,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Test CA',
    );
    openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost');
    writeFileSync(this.file('names'), 'subjectAltName=DNS:localhost');
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
    openssl('x509', '-req', '-in', 'server.csr', ...signed, '-days', '2', '-out', 'server.pem');
  }

  private async startPostgres(): Promise<void> {
    const { startKillable } = tool<{ startKillable(options: object): Promise<Postgres> }>(
      'infra/killable.mjs',
    );
    const { owner } = tool<{ owner(): { uid: number; gid: number } | undefined }>('infra/postgres-home.mjs');
    const given = { NATS_URL: 'nats://elsewhere', REDIS_URL: 'redis://elsewhere' };
    this.postgres = await startKillable({ dataDir: this.file('infra'), names: ['postgres'], given });
    const user = owner();
    // PostgreSQL requires exclusive access to the key, and runs as another user if we are root.
    if (user) chownSync(this.file('server.key'), user.uid, user.gid);
    chmodSync(this.file('server.key'), 0o600);
    const url = new URL(this.postgres.urls.postgres);
    await withTls(url.toString(), this.file('server.pem'), this.file('server.key'));
    url.hostname = 'localhost';
    this.databaseUrl = url.toString();
  }

  private async startNats(): Promise<void> {
    const port = await freePort();
    const config = this.file('nats.conf');
    const tls = `tls { cert_file: "${this.file('server.pem')}", key_file: "${this.file('server.key')}" }`;
    writeFileSync(
      config,
      `listen: "127.0.0.1:${port}"\njetstream { store_dir: "${this.file('nats')}" }\n${tls}\n`,
    );
    const isReady = async (): Promise<boolean> => (await this.ask(port)).startsWith('INFO');
    await this.launch('nats', 'nats-server', ['-c', config], config, isReady);
    this.natsUrl = `tls://localhost:${port}`;
  }

  private async startRedis(): Promise<void> {
    const port = await freePort();
    const certificate = [
      '--tls-cert-file',
      this.file('server.pem'),
      '--tls-key-file',
      this.file('server.key'),
    ];
    const tls = ['--port', '0', '--tls-port', String(port), '--tls-ca-cert-file', this.caFile];
    const args = [
      ...tls,
      ...certificate,
      '--tls-auth-clients',
      'no',
      '--appendonly',
      'yes',
      '--bind',
      '127.0.0.1',
    ];
    await this.launch('redis', 'redis-server', args, `127.0.0.1:${port}`, async () => isOpen(port));
    this.redisUrl = `rediss://localhost:${port}`;
  }

  private async launch(
    name: string,
    program: string,
    args: string[],
    mark: string,
    isReady: () => Promise<boolean>,
  ): Promise<void> {
    const { Node, programOf } = tool<NodeTool>('clusters/node.mjs');
    const folder = this.file(name);
    mkdirSync(folder, { recursive: true });
    const found = programOf(program, () => undefined);
    const server = new Node({ name, folder, program: found, args, mark, isReady });
    this.otherServers.push(server);
    await server.start();
  }

  private ask(port: number): Promise<string> {
    return tool<{ ask(port: number): Promise<string> }>('infra/processes.mjs').ask(port);
  }
}

async function withTls(url: string, certificate: string, key: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const [name, value] of [
      ['ssl_cert_file', certificate],
      ['ssl_key_file', key],
      ['ssl', 'on'],
    ])
      await client.query(`alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
