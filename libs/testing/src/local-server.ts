import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot, scratchFolder } from './infrastructure';

type Name = 'postgres' | 'nats';

interface Servers {
  urls: Record<Name, string>;
  stop(): Promise<number>;
}

/** Placeholders for the servers not needed. */
const NONE = {
  DATABASE_URL: 'postgresql://none',
  NATS_URL: 'nats://none',
  REDIS_URL: 'redis://none',
};
const VARIABLES = { postgres: 'DATABASE_URL', nats: 'NATS_URL' } as const;

// Loaded by path rather than imported, because the tools are plain modules that must run before anything is compiled.
const tool = <T>(path: string): T =>
  createRequire(__filename)(join(repositoryRoot, 'tools', 'infra', path)) as unknown as T;

/** An empty PostgreSQL server, or a NATS server with the users of `deploy/nats/users.conf`, for one test file. */
export class LocalServer {
  private constructor(
    private readonly name: Name,
    private readonly dataDir: string,
    private readonly servers: Servers,
  ) {}

  static async start(name: Name): Promise<LocalServer> {
    const { startKillable } = tool<{ startKillable(options: object): Promise<Servers> }>('killable.mjs');
    const dataDir = scratchFolder(`quillcare-${name}-`);
    const { [VARIABLES[name]]: _wanted, ...given } = NONE;
    return new LocalServer(name, dataDir, await startKillable({ dataDir, names: [name], given }));
  }

  get url(): string {
    return this.servers.urls[this.name];
  }

  async stop(): Promise<void> {
    await this.servers.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Returns the password of a user of the NATS server. */
export function localNatsPassword(user: string): string {
  const { localLogin } = tool<{ localLogin(target: string): Record<string, string> }>('nats-users.mjs');
  return Object.values(localLogin(user))[0] ?? '';
}
