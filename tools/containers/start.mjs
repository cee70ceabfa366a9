// Starts PostgreSQL, NATS and Redis for tests in Docker containers.
import { MAX_CONNECTIONS } from '../infra/postgres.mjs';
import { ensureToolPackages } from '../run/tool-packages.mjs';

export async function startContainers() {
  await ensureToolPackages('containers');
  const { GenericContainer, Wait } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const [postgres, nats, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:18-alpine')
      .withCommand(['postgres', '-c', `max_connections=${MAX_CONNECTIONS}`])
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
