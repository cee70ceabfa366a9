import type { ProcessConfig } from '../config';
import { isBrokerUnavailable } from '../messaging/broker';
import { isOutage } from '../messaging/outage';
import { isRedisUnavailable } from '../messaging/queues';
import { ProcessLogger } from '../observability/logger';
import { describeNatsServers } from '../servers/nats';
import { describeRedisServers } from '../servers/redis';
import { withRetry } from './retry';
import { ServerUnavailableError, StartError } from './start-error';

type Servers = Pick<
  ProcessConfig,
  'databaseUrl' | 'natsUrl' | 'redisUrl' | 'redisSentinels' | 'startPatienceMs' | 'logLevel'
>;

/**
 * Runs a part of the start. While a server is unavailable or slow, the whole part is retried until `START_PATIENCE_MS` is over,
 * and then fails with a one-sentence `StartError`. Any other error is thrown immediately.
 */
export async function startWithRetry<T>(attempt: () => Promise<T>, servers: Servers): Promise<T> {
  const logger = new ProcessLogger(servers);
  const patienceMs = servers.startPatienceMs;
  try {
    return await withRetry(
      () => attempt().catch((error: unknown) => Promise.reject(toStartError(error, servers))),
      {
        isTemporary: (error) => error instanceof ServerUnavailableError,
        forMs: patienceMs,
        onFailure: (error) => logger.warn({}, `${(error as Error).message}; trying again`),
      },
    );
  } catch (error) {
    if (!(error instanceof ServerUnavailableError)) throw error;
    throw new StartError(`${error.message}; the start gave up after ${formatDuration(patienceMs)}.`);
  }
}

/** The error, or a `StartError` that names the unavailable server. */
function toStartError(error: unknown, servers: Servers): unknown {
  if (error instanceof StartError) return error;
  const unavailableError = (server: string, at: string) =>
    new ServerUnavailableError(`${server} does not answer at ${at}`, { cause: error });
  if (isBrokerUnavailable(error)) return unavailableError('NATS', describeNatsServers(servers));
  if (isRedisUnavailable(error)) return unavailableError('Redis', describeRedisServers(servers));
  if (isOutage(error)) return unavailableError('PostgreSQL', describeServer(servers.databaseUrl));
  return error;
}

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds % 60 !== 0) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}

/** Returns the host and port of a URL, without credentials. */
export function describeServer(url: string): string {
  const { hostname, port } = new URL(url);
  return port ? `${hostname}:${port}` : hostname;
}
