import { Client } from 'pg';
import type { Product } from './product';
import { ProductProcess } from './worker-process';

/** A statement that does not go on: one that writes such a row. */
export interface StandstillPoint {
  on: 'insert' | 'update';
  /** With its schema. */
  table: string;
  /** SQL about the row, `new`, as it is to be written. */
  when: string;
}

/** Marks the advisory locks for which statements wait that are to stand still. */
const LOCKS = 4_711;

/**
 * Workers of the built product, one after the other, that a test kills in the middle of what they do. Where that is, is not left to
 * chance: a trigger lets each statement wait at which the test wants to see the worker die, so that what came before it in its
 * transaction is done, what comes after it is not, and whatever belongs together and is not in one transaction comes apart.
 */
export class KilledWorkers {
  private worker: Promise<ProductProcess>;

  /** Starts the first one, beside whatever the test prepares meanwhile. */
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
   * Has `begin` give them work, kills the worker when it stands at all of the points at once, and starts the next one, which has no leases
   * of mails to wait for.
   */
  async killAt(points: readonly StandstillPoint[], begin: () => Promise<unknown>): Promise<void> {
    const holder = new Client({ connectionString: this.product.config.databaseUrl });
    await holder.connect();
    try {
      for (const [at, point] of points.entries()) await plant(holder, point, at);
      await begin();
      await this.product.eventually(() => this.standAtAll(points));
      await (await this.worker).kill();
      // What the dead worker had not committed rolls back, instead of going on once the lock is free.
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
    // Connections also for those who do not stand still.
    const env = { DATABASE_POOL: '8', ...this.env };
    const worker = ProductProcess.start(this.product.config, this.targets, 'worker', env);
    // Told by whoever waits for it.
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

async function plant(holder: Client, { on, table, when }: StandstillPoint, at: number): Promise<void> {
  await holder.query(`select pg_advisory_lock(${LOCKS}, ${at})`);
  await holder.query(
    `create function public.stand_still_${at}() returns trigger language plpgsql as $$ begin
       if ${when} then perform pg_advisory_xact_lock_shared(${LOCKS}, ${at}); end if;
       return new;
     end $$;
     create trigger stand_still_${at} before ${on} on ${table} for each row execute function public.stand_still_${at}()`,
  );
}
