import { Client } from 'pg';
import type { Product } from './product';
import { ProductProcess } from './worker-process';

/** A statement to block: one that writes a row matching the condition. */
export interface StandstillPoint {
  on: 'insert' | 'update';
  /** Including the schema. */
  table: string;
  /** SQL condition on the row being written, `new`. */
  when: string;
}

/** Class id of the advisory locks that blocked statements wait for. */
const LOCKS = 4_711;

/**
 * A sequence of workers of the built product, each killed by a test in the middle of its work. To make the point of death
 * deterministic, a trigger blocks the statements at which the test wants the worker to die: everything before them in the
 * transaction is done, everything after is not, and whatever belongs together but is not in one transaction comes apart.
 */
export class KilledWorkers {
  private worker: Promise<ProductProcess>;

  /** Starts the first worker in parallel with the test's own preparations. */
  constructor(
    private readonly product: Product,
    private readonly targets: readonly string[],
    private readonly env: NodeJS.ProcessEnv = {},
  ) {
    this.worker = this.next();
  }

  async stop(): Promise<void> {
    await (await this.worker).stop();
  }

  /**
   * Calls `begin` to give the worker work, kills it once it is blocked at all of the points, and starts the next one, with all
   * mail leases ended so that it need not wait for them.
   */
  async killAt(points: readonly StandstillPoint[], begin: () => Promise<unknown>): Promise<void> {
    const holder = new Client({ connectionString: this.product.config.databaseUrl });
    await holder.connect();
    try {
      for (const [at, point] of points.entries()) await createBlockingTrigger(holder, point, at);
      await begin();
      await this.product.eventually(() => this.standAtAll(points));
      await (await this.worker).kill();
      // Rolls back what the dead worker had not committed, which would otherwise proceed once the lock is released.
      await this.product.sql(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = $1 and not granted`,
        [LOCKS],
      );
    } finally {
      await holder.query(`select pg_advisory_unlock_all()`);
      for (const [at, { table }] of points.entries())
        await holder.query(
          `drop trigger if exists stand_still_${at} on ${table}; drop function if exists public.stand_still_${at}()`,
        );
      await holder.end();
    }
    await this.product.endMailLeases();
    this.worker = this.next();
  }

  private next(): Promise<ProductProcess> {
    // Enough connections for transactions that are not blocked.
    const env = { DATABASE_POOL: '8', ...this.env };
    const worker = ProductProcess.start(this.product.config, this.targets, 'worker', env);
    // The error is reported to the caller that awaits the worker.
    worker.catch(() => undefined);
    return worker;
  }

  private async standAtAll(points: readonly StandstillPoint[]): Promise<void> {
    const rows = await this.product.sql<{ at: number }>(
      `select distinct objid::int as at from pg_locks where locktype = 'advisory' and classid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [LOCKS],
    );
    const missing = points.filter((_, at) => rows.every((row) => row.at !== at));
    if (missing.length > 0) throw new Error(`Nobody stands at ${JSON.stringify(missing)}.`);
  }
}

async function createBlockingTrigger(
  holder: Client,
  { on, table, when }: StandstillPoint,
  at: number,
): Promise<void> {
  await holder.query(`select pg_advisory_lock(${LOCKS}, ${at})`);
  await holder.query(
    `create function public.stand_still_${at}() returns trigger language plpgsql as $$ begin
       if ${when} then perform pg_advisory_xact_lock_shared(${LOCKS}, ${at}); end if;
       return new;
     end $$;
     create trigger stand_still_${at} before ${on} on ${table} for each row execute function public.stand_still_${at}()`,
  );
}
