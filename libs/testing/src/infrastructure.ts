import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Real PostgreSQL, NATS and Redis for tests. */
export interface Infrastructure {
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

interface LocalServers {
  startInfra(options: { dataDir: string; env: Record<string, string | undefined> }): Promise<Infrastructure>;
}

interface Scratch {
  scratchFolder(prefix: string): string;
}

export const repositoryRoot = join(__dirname, '..', '..', '..');

/** A path, not an import: the tools are plain modules that must run before anything is compiled. */
const infraTool = (name: string): unknown =>
  createRequire(__filename)(join(repositoryRoot, 'tools', 'infra', name));

/** A new folder for servers, in memory if there is room. */
export function scratchFolder(prefix: string): string {
  return (infraTool('scratch.mjs') as Scratch).scratchFolder(prefix);
}

function hasDocker(): boolean {
  return spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5000 }).status === 0;
}

async function startContainers(): Promise<Infrastructure> {
  // Loaded only here: the package is heavy, and useless without Docker.
  const { GenericContainer, Wait } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const [postgres, nats, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:18-alpine')
      .withCommand(['postgres', '-c', 'max_connections=400'])
      .start(),
    new GenericContainer('nats:2.11-alpine')
      .withCommand(['-js'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage('Server is ready'))
      .start(),
    new GenericContainer('redis:7-alpine')
      .withCommand(['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'))
      .start(),
  ]);
  return {
    databaseUrl: postgres.getConnectionUri(),
    natsUrl: `nats://${nats.getHost()}:${nats.getMappedPort(4222)}`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    stop: async () => {
      await Promise.all([postgres.stop(), nats.stop(), redis.stop()]);
    },
  };
}

/**
 * Uses the servers in `TEST_*_URL` if all are given, containers if Docker is there, or those of `npm start`.
 */
export async function startInfrastructure(dataDir: string): Promise<Infrastructure> {
  const given = {
    DATABASE_URL: process.env['TEST_DATABASE_URL'],
    NATS_URL: process.env['TEST_NATS_URL'],
    REDIS_URL: process.env['TEST_REDIS_URL'],
  };
  const isAllGiven = Object.values(given).every(Boolean);
  if (!isAllGiven && hasDocker()) return startContainers();
  const { startInfra } = infraTool('index.mjs') as LocalServers;
  return startInfra({ dataDir, env: given });
}
