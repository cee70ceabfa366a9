import { Pool, type PoolClient } from 'pg';
import { measurePoolWaits } from './pool-waits';

/** A PostgreSQL client that does not connect. */
class Unconnected {
  connect(done: (error?: Error) => void): void {
    setImmediate(done);
  }
  query(_text: string, _values: unknown, done: (error: null, result: object) => void): void {
    setImmediate(() => done(null, { rows: [] }));
  }
  end(done?: () => void): void {
    done?.();
  }
  once(): void {}
  on(): void {}
  removeListener(): void {}
  ref(): void {}
  unref(): void {}
}

function fullPool() {
  const pool = new Pool({ max: 1, Client: Unconnected } as never);
  const waits: number[] = [];
  measurePoolWaits(pool, (seconds) => waits.push(seconds));
  return { pool, waits };
}

const HELD_MS = 60;

async function holdFor(client: PoolClient, milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
  client.release();
}

describe('measurePoolWaits', () => {
  it.each([
    ['a promise', async (pool: Pool) => (await pool.connect()).release()],
    [
      'a callback',
      (pool: Pool) =>
        new Promise<void>((done) => pool.connect((_error, _client, release) => done(release()))),
    ],
    ['a single statement', async (pool: Pool) => void (await pool.query('select 1'))],
  ])('measures the wait of %s while the only connection is in use', async (_, ask) => {
    const { pool, waits } = fullPool();
    const held = holdFor(await pool.connect(), HELD_MS);
    await Promise.all([ask(pool), held]);
    expect(waits).toHaveLength(2);
    expect(waits[0]).toBeLessThan(waits[1] ?? 0);
    expect(waits[1]).toBeGreaterThan((HELD_MS - 10) / 1_000);
    await pool.end();
  });

  it('passes on why there is no connection', async () => {
    class Refused extends Unconnected {
      override connect(done: (error?: Error) => void): void {
        setImmediate(() => done(new Error('refused')));
      }
    }
    const pool = new Pool({ Client: Refused } as never);
    const waits: number[] = [];
    measurePoolWaits(pool, (seconds) => waits.push(seconds));
    await expect(pool.connect()).rejects.toThrow('refused');
    expect(waits).toHaveLength(1);
  });
});
