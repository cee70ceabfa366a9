import type { Pool, PoolClient } from 'pg';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * Calls `waited` with the seconds each request for a pool connection waited, whoever made it: TypeORM, the pool itself for a
 * single statement, or we.
 */
export function measurePoolWaits(pool: Pool, onWait: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (done: ConnectCallback) => void;
  const connectWithTiming = (done: ConnectCallback): void => {
    const since = performance.now();
    connect((error, client, release) => {
      onWait((performance.now() - since) / 1_000);
      done(error, client, release);
    });
  };
  pool.connect = ((done?: ConnectCallback) =>
    done
      ? connectWithTiming(done)
      : new Promise((resolve, reject) =>
          connectWithTiming((error, client) =>
            client ? resolve(client) : reject(error ?? new Error('no connection')),
          ),
        )) as Pool['connect'];
}
