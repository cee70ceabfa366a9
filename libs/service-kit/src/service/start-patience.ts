import type { ProcessConfig } from '../config';
import { isBrokerAway } from '../messaging/broker';
import { isOutage } from '../messaging/outage';
import { isRedisAway } from '../messaging/queues';
import { ProcessLogger } from '../observability/logger';
import { natsPlace } from '../servers/nats';
import { redisPlace } from '../servers/redis';
import { again } from './again';
import { ServerAway, StartError } from './start-error';

type Servers = Pick<
  ProcessConfig,
  'databaseUrl' | 'natsUrl' | 'redisUrl' | 'redisSentinels' | 'startPatienceMs' | 'logLevel'
>;

/**
 * Runs a part of the start. While a server is unavailable or slow, the whole part is retried until `START_PATIENCE_MS` is over,
 * and then fails with a one-sentence `StartError`. Any other error is thrown immediately.
 */
export async function startPatiently<T>(attempt: () => Promise<T>, servers: Servers): Promise<T> {
  const logger = new ProcessLogger(servers);
  const patienceMs = servers.startPatienceMs;
  try {
    return await again(() => attempt().catch((error: unknown) => Promise.reject(named(error, servers))), {
      isTemporary: (error) => error instanceof ServerAway,
      forMs: patienceMs,
      onFailure: (error) => logger.warn({}, `${(error as Error).message}; trying again`),
    });
  } catch (error) {
    if (!(error instanceof ServerAway)) throw error;
    throw new StartError(`${error.message}; the start gave up after ${spelt(patienceMs)}.`);
  }
}

/** The error, or a `StartError` that names the unavailable server. */
function named(error: unknown, servers: Servers): unknown {
  if (error instanceof StartError) return error;
  const away = (server: string, at: string) =>
    new ServerAway(`${server} does not answer at ${at}`, { cause: error });
  if (isBrokerAway(error)) return away('NATS', natsPlace(servers));
  if (isRedisAway(error)) return away('Redis', redisPlace(servers));
  if (isOutage(error)) return away('PostgreSQL', place(servers.databaseUrl));
  return error;
}

function spelt(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds % 60 !== 0) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}

/** Returns the host and port of a URL, without credentials. */
export function place(url: string): string {
  const { hostname, port } = new URL(url);
  return port ? `${hostname}:${port}` : hostname;
}
