import { CallbacksDue } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { testProduct, ProductProcess } from '@quillcare/testing';
import { Client } from 'pg';

const PRACTICES = 12;
const CALLS = 3;
const WORKERS = ['identity', 'crm', 'quoting', 'callbacks', 'notifications'];
const product = testProduct({
  only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'],
  role: 'api',
});
let practices: string[];

// This process only answers requests: the work is done by workers that the test kills.
beforeAll(async () => {
  practices = [];
  for (let at = 0; at < PRACTICES; at += 1) practices.push((await product.signUp()).organisationId);
});

async function working<T>(work: (worker: ProductProcess) => Promise<T>): Promise<T> {
  const worker = await ProductProcess.start(product.config, WORKERS);
  try {
    return await work(worker);
  } finally {
    await worker.stop();
  }
}

async function callsDueToday(organisationId: string): Promise<void> {
  for (let at = 0; at < CALLS; at += 1)
    await product.sql(
      `insert into callbacks.callback (id, organisation_id, quote_id, quote_number, revision, client_id, client_name,
         status, priority, due_date, attempt_count, search_key)
       values ($1, $2, $1, 'Q-1', 1, $1, 'Hana Ngāpō', 'pending', 'NORMAL', (now() at time zone 'Australia/Sydney')::date, 0, '')`,
      [newId(), organisationId],
    );
}

const told = async () =>
  (
    await product.sql<{ organisation_id: string }>(
      'select organisation_id from callbacks.outbox where destination = $1',
      [CallbacksDue.subject],
    )
  ).map(({ organisation_id }) => organisation_id);

/** Kills a worker in the middle of the transaction that reminds a practice: its calls are locked, so it waits there. */
async function killedWhileReminding(organisationId: string): Promise<void> {
  const holder = new Client({ connectionString: product.config.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`select set_config('app.platform_scope', 'a test holds calls', true)`);
    await holder.query('select 1 from callbacks.callback where organisation_id = $1 for update', [
      organisationId,
    ]);
    await working(async (worker) => {
      await product.eventually(async () => {
        const waiting = await product.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
             and query like '%callbacks.callback%'`,
        );
        expect(waiting.length).toBeGreaterThan(0);
      });
      await worker.kill();
    });
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
}

it('workers that are killed while they remind of calls lose no reminder and give none twice', async () => {
  await working(() =>
    product.eventually(async () => {
      const turns = await product.sql(`select 1 from callbacks.practice_turn where job = 'tellCallbacksDue'`);
      expect(turns).toHaveLength(PRACTICES);
    }),
  );
  for (const organisationId of practices) await callsDueToday(organisationId);
  // One after the other, so that the first worker dies long before it comes to the last practice.
  await product.sql(
    `update callbacks.practice_turn set day = (now() at time zone time_zone)::date,
       due_at = now() - interval '1 minute' + make_interval(secs => array_position($1::uuid[], organisation_id))`,
    [practices],
  );
  for (const held of [practices[2], practices.at(-1)]) await killedWhileReminding(held ?? '');
  expect(await told()).not.toContain(practices.at(-1));
  await working(async () => {
    await product.eventually(async () => expect((await told()).sort()).toEqual([...practices].sort()));
    await product.eventually(async () => {
      const rows = await product.sql<{ organisation_id: string; count: number }>(
        `select organisation_id, count(*)::int as count from notifications.notification
          where topic = 'CALLBACKS_DUE' group by organisation_id`,
      );
      expect(rows.map(({ organisation_id }) => organisation_id).sort()).toEqual([...practices].sort());
      expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([1]));
    });
  });
  const open = await product.sql('select 1 from callbacks.callback where reminded_on is null');
  expect(open).toEqual([]);
  expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
});
