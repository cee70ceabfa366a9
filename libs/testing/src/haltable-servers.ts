import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot, scratchFolder } from './infrastructure';
import { testUrls } from './test-database';

const NAMES = ['postgres', 'nats'] as const;

interface Servers {
  urls: { postgres: string; nats: string };
  halt(name: string): void;
  resume(name: string): void;
  stop(): Promise<number>;
}

interface Killable {
  startKillable(options: {
    dataDir: string;
    names: readonly string[];
    given: Record<string, string>;
  }): Promise<Servers>;
}

/** Dedicated, empty PostgreSQL and NATS servers that a test may suspend, unlike the shared ones. */
export class HaltableServers {
  private constructor(
    private readonly dataDir: string,
    private readonly servers: Servers,
  ) {}

  static async start(): Promise<HaltableServers> {
    const dataDir = scratchFolder('quillcare-halt-');
    const given = { REDIS_URL: testUrls().redisUrl };
    return new HaltableServers(dataDir, await load().startKillable({ dataDir, names: NAMES, given }));
  }

  get urls(): { databaseUrl: string; natsUrl: string } {
    return { databaseUrl: this.servers.urls.postgres, natsUrl: this.servers.urls.nats };
  }

  /** Suspends both servers for a time and then resumes them. */
  async suspend(milliseconds: number): Promise<void> {
    for (const name of NAMES) this.servers.halt(name);
    await pause(milliseconds);
    for (const name of NAMES) this.servers.resume(name);
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
