import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot, scratchFolder } from './infrastructure';
import { testUrls } from './test-database';

interface KillableServers {
  urls: { postgres: string };
  kill(name: string): void;
  restore(): Promise<unknown>;
  stop(): Promise<number>;
}

interface Killable {
  startKillable(options: {
    dataDir: string;
    names: string[];
    given: Record<string, string>;
  }): Promise<KillableServers>;
}

/** A dedicated PostgreSQL server that a test may crash, unlike the shared one. */
export class CrashablePostgres {
  private constructor(
    private readonly dataDir: string,
    private readonly servers: KillableServers,
  ) {}

  /** Starts an empty server and runs the product's migrations. */
  static async start(): Promise<CrashablePostgres> {
    const dataDir = scratchFolder('quillcare-crash-');
    const { natsUrl, redisUrl } = testUrls();
    const servers = await load().startKillable({
      dataDir,
      names: ['postgres'],
      given: { NATS_URL: natsUrl, REDIS_URL: redisUrl },
    });
    const postgres = new CrashablePostgres(dataDir, servers);
    try {
      migrate(postgres.url);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return postgres;
  }

  get url(): string {
    return this.servers.urls.postgres;
  }

  /** Kills the server without closing its connections, like a power cut. */
  crash(): void {
    this.servers.kill('postgres');
  }

  /** Restarts the server with its data at the same address. PostgreSQL recovers by itself. */
  async restore(): Promise<void> {
    await this.servers.restore();
  }

  async stop(): Promise<void> {
    await this.servers.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

// Loaded by path rather than imported, because the tools are plain modules that must run before anything is compiled.
function load(): Killable {
  return createRequire(__filename)(join(repositoryRoot, 'tools', 'infra', 'killable.mjs')) as Killable;
}

function migrate(databaseUrl: string): void {
  const launcher = join(repositoryRoot, 'dist', 'apps', 'launcher', 'src', 'main.js');
  const { natsUrl, redisUrl, appSecret } = testUrls();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    APP_SECRET: appSecret,
  };
  const { status, stderr } = spawnSync(process.execPath, [launcher, '--migrate-only'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The migrations ended with code ${String(status)}: ${stderr}`);
}
