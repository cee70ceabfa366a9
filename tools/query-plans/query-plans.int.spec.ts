import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JULY_2026 } from '@quillcare/rules';
import { repositoryRoot, type Product } from '@quillcare/testing';
import { adminOf, startSeededProduct } from '../seed/seeded-product.suite';
import { HOT_QUERIES, type Scene } from './hot-queries.suite';
import { planOf, wideScans, type Plan } from './plan.suite';
import { StatementRecorder, type RecordedStatement } from './statement-recorder.suite';

const SERVICES = ['identity', 'crm', 'quoting', 'callbacks', 'notifications', 'audit'] as const;
const SIZE = ['--size', '20k', '--organisations', '50'];
/** Many enough clients for pages, few enough to be one practice among others. */
const ORDINARY = 5;
const folder = join(repositoryRoot, 'docs', 'query-plans');
const isToBeWritten = process.env['UPDATE_QUERY_PLANS'] === '1';

let recorder: StatementRecorder;
let product: Product;
let scene: Scene;
let rowsOf: Map<string, number>;

beforeAll(async () => {
  recorder = new StatementRecorder();
  product = await startSeededProduct(SIZE, { only: SERVICES });
  await addTraffic();
  scene = await setScene();
  rowsOf = await tableSizes();
}, 120_000);
afterAll(async () => {
  await product.stop();
  recorder.stop();
});

/** What a data set lacks because it comes and goes with people's work: sessions, and messages that were published. */
async function addTraffic(): Promise<void> {
  await product.sql(`insert into identity.session (id, organisation_id, user_id, expires_at, confirmed_at)
    select gen_random_uuid(), u.organisation_id, u.id, now() + interval '1 day', now()
      from identity."user" u, generate_series(1, 20)`);
  await product.sql(`insert into crm.outbox (id, organisation_id, kind, destination, payload, published_at)
    select gen_random_uuid(), o.id, 'event', 'evt.crm.ClientCreated.v1', '{}', now()
      from identity.organisation o, generate_series(1, 100)`);
  await addSchedules();
  await product.sql('vacuum (analyze) identity.session');
  await product.sql('vacuum (analyze) crm.outbox');
}

/** Eight tables of the Medicare schedule, as years of releases leave them. */
async function addSchedules(): Promise<void> {
  await product.sql(
    `insert into quoting.mbs_table (id, effective_on, file_name, sha256, item_count, is_sample, settings,
      loaded_at, loaded_by_name)
    select gen_random_uuid(), date '2024-01-01' + 120 * n, 'mbs.xml', n::text, 6000, false, $1, now(), 'seed'
      from generate_series(1, 8) n`,
    [JSON.stringify(JULY_2026)],
  );
  await product.sql(`insert into quoting.mbs_item (table_id, item, category, "group", fee_type, schedule_fee_minor,
      needs_anaesthetist, allows_assistant, hospital_only, description, search_key)
    select t.id, (30000 + n)::text, '3', 'T8', 'FIXED', 10000 + n, true, true, false, 'Repair', 'repair of a tendon ' || n
      from quoting.mbs_table t, generate_series(1, 6000) n`);
  await product.sql('vacuum (analyze) quoting.mbs_item');
}

async function setScene(): Promise<Scene> {
  const admin = await adminOf(product, ORDINARY);
  const one = async (sql: string, params: unknown[]): Promise<string> => {
    const [row] = await product.sql<{ id: string }>(sql, params);
    if (!row) throw new Error(`Nothing found by ${sql}`);
    return row.id;
  };
  const { organisationId, userId } = admin;
  return {
    ...{ product, admin },
    clientId: await one('select id from crm.client where organisation_id = $1 limit 1', [organisationId]),
    sentQuoteId: await one(
      `select id from quoting.quote where organisation_id = $1 and status = 'SENT' limit 1`,
      [organisationId],
    ),
    sessionId: await one('select id from identity.session where user_id = $1 limit 1', [userId]),
  };
}

async function tableSizes(): Promise<Map<string, number>> {
  const rows = await product.sql<{ name: string; count: number }>(
    `select n.nspname || '.' || c.relname as name, c.reltuples::int as count
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

function page(title: string, plans: { statement: RecordedStatement; plan: Plan }[]): string {
  const parts = plans.map(({ statement, plan }) =>
    [statement.text.trim().replace(/^\s+/gm, '  '), '', plan.text].join('\n'),
  );
  return `-- ${title}, as the role ${plans[0]?.statement.login.user ?? ''}\n\n${parts.join('\n\n--\n\n')}\n`;
}

describe('the plan of', () => {
  it.each(HOT_QUERIES.map((query) => [query.name, query] as const))(
    '%s reads no more than it needs',
    async (name, { title, table, platform, act }) => {
      const statements = await recorder.during(table, () => act(scene));
      expect(statements).not.toEqual([]);
      const plans = [];
      for (const statement of statements) plans.push({ statement, plan: await planOf(statement) });
      if (isToBeWritten) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${name}.sql`), page(title, plans));
      }
      for (const { statement, plan } of plans) {
        expect(statement.login.user).toMatch(/^quillcare_/);
        expect({ plan: plan.text, wide: wideScans(plan.root, rowsOf, platform === undefined) }).toMatchObject(
          {
            wide: [],
          },
        );
      }
    },
  );

  it('each has a committed page, and no page is left of another one', () => {
    expect(
      existsSync(folder) &&
        readdirSync(folder)
          .filter((file) => file.endsWith('.sql'))
          .sort(),
    ).toEqual(HOT_QUERIES.map(({ name }) => `${name}.sql`).sort());
  });
});
