import type { Pool, PoolClient } from 'pg';

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

/**
 * Calls `waited` with the seconds each request for a pool connection waited, whoever made it: TypeORM, the pool itself for a
 * single statement, or we.
 */
export function measureWaits(pool: Pool, waited: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (done: Done) => void;
  const asked = (done: Done): void => {
    const since = performance.now();
    connect((error, client, release) => {
      waited((performance.now() - since) / 1_000);
      done(error, client, release);
    });
  };
  pool.connect = ((done?: Done) =>
    done
      ? asked(done)
      : new Promise((resolve, reject) =>
          asked((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection')))),
        )) as Pool['connect'];
}
