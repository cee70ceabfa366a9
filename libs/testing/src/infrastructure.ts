import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Infrastructure {
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

interface LocalServers {
  startInfra(options: { dataDir: string; env: Record<string, string | undefined> }): Promise<Infrastructure>;
}

interface Containers {
  startContainers(): Promise<Infrastructure>;
}

interface Scratch {
  scratchFolder(prefix: string): string;
}

export const repositoryRoot = join(__dirname, '..', '..', '..');

/** Loaded by path rather than imported, because the tools are plain modules that must run before anything is compiled. */
const tool = (...path: string[]): unknown =>
  createRequire(__filename)(join(repositoryRoot, 'tools', ...path));

/** Creates a folder for server data, in memory if there is room. */
export function scratchFolder(prefix: string): string {
  return (tool('infra', 'scratch.mjs') as Scratch).scratchFolder(prefix);
}

function hasDocker(): boolean {
  return spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5000 }).status === 0;
}

/**
 * Uses the servers in `TEST_*_URL` if all are set, otherwise containers if Docker is available, otherwise the servers of `npm
 * start`.
 */
export async function startInfrastructure(dataDir: string): Promise<Infrastructure> {
  const given = {
    DATABASE_URL: process.env['TEST_DATABASE_URL'],
    NATS_URL: process.env['TEST_NATS_URL'],
    REDIS_URL: process.env['TEST_REDIS_URL'],
  };
  const isAllGiven = Object.values(given).every(Boolean);
  if (!isAllGiven && hasDocker()) return (tool('containers', 'start.mjs') as Containers).startContainers();
  const { startInfra } = tool('infra', 'index.mjs') as LocalServers;
  return startInfra({ dataDir, env: given });
}
