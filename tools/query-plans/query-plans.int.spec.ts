import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollUpEnquiries, rollUpQuotes } from '@quillcare/contracts';
import { MEDICARE_SETTINGS_JULY_2026 } from '@quillcare/rules';
import { Queues } from '@quillcare/service-kit';
import { repositoryRoot, testProduct } from '@quillcare/testing';
import { madeUpPractices } from '../seed/made-up-practice.suite';
import { adminOf, startSeededProduct } from '../seed/seeded-product.suite';
import { HOT_QUERIES, type Scene } from './hot-queries.suite';
import { planOf, wideScans, type Plan } from './plan.suite';
import { StatementRecorder, type RecordedStatement } from './statement-recorder.suite';
import { readsFewRows } from './timeline-depth.suite';

const CLIENTS = 10_000;
/** Large enough to have several pages, small enough to be one practice among many. */
const ORDINARY = 5;
const folder = join(repositoryRoot, 'docs', 'query-plans');
const isToBeWritten = process.env['UPDATE_QUERY_PLANS'] === '1';

// One data set for all tests that need one, because creating it takes ten seconds.
const product = testProduct(() =>
  startSeededProduct(['--size', String(CLIENTS), '--organisations', '25'], { gateway: true }),
);
const recorder = new StatementRecorder();
let scene: Scene;
let rowsOf: Map<string, number>;

beforeAll(async () => {
  await addTraffic();
  await rolledUp();
  // Keeps plans independent of autovacuum.
  await product.sql('vacuum (analyze)');
  scene = await setScene();
  rowsOf = await tableSizes();
});
afterAll(() => recorder.stop());

/** Adds the transient data that a data set lacks: sessions, and published messages. */
async function addTraffic(): Promise<void> {
  await product.sql(`insert into identity.session (id, organisation_id, user_id, expires_at, confirmed_at)
    select gen_random_uuid(), u.organisation_id, u.id, now() + interval '1 day', now()
      from identity."user" u, generate_series(1, 20)`);
  await product.sql(`insert into crm.outbox (id, organisation_id, kind, destination, payload, published_at)
    select gen_random_uuid(), o.id, 'event', 'evt.crm.ClientCreated.v1', '{}', now()
      from identity.organisation o, generate_series(1, 100)`);
  await addSchedules();
  await addPeople();
  await addLeads();
  await addEnquiryForms();
}

/** Adds data related to clients: possible duplicates, consents and relations. */
async function addPeople(): Promise<void> {
  const neighbours = `(select organisation_id, id, lead(id) over (partition by organisation_id order by id) as next
    from crm.client) client where next is not null`;
  await product.sql(`insert into crm.duplicate_pair (id, organisation_id, first_id, second_id, reasons)
    select gen_random_uuid(), organisation_id, id, next, '{EMAIL_NAME}' from ${neighbours}
    on conflict do nothing`);
  await product.sql(`insert into crm.client_relation (id, organisation_id, client_id, relation, other_client_id)
    select gen_random_uuid(), organisation_id, id, 'PARTNER', next from ${neighbours}`);
  await product.sql(`insert into crm.client_consent
      (id, organisation_id, client_id, channel, is_given, source, decided_at, recorded_at)
    select gen_random_uuid(), organisation_id, id, channel, true, 'FORM', now(), now()
      from crm.client, unnest(array['EMAIL', 'SMS', 'PHONE']) as channel`);
}

async function addLeads(): Promise<void> {
  await product.sql(`insert into crm.lead (id, organisation_id, version, created_at, updated_at, first_name, last_name, email,
      phone, category, source, priority, urgency, sentiment, consent_email, consent_phone, consent_sms, status,
      status_changed_at, lost_reason, client_id, converted_at, owner_id, search_key, sort_name)
    select gen_random_uuid(), c.organisation_id, 1, c.created_at, c.created_at, c.first_name, c.last_name, c.email, c.phone,
        'GENERAL_INQUIRY', 'WEBSITE', 'MEDIUM', 'NORMAL', 'NEUTRAL', false, false, false, status, c.created_at,
        case status when 'LOST' then 'Price' end, case status when 'CONVERTED' then c.id end,
        case status when 'CONVERTED' then c.created_at end, c.created_by, c.search_key, c.sort_name
      from (select *, (array['NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'])[1 + row_number() over () % 5] as status,
          row_number() over () % 4 = 0 as is_chosen from crm.client) c
     where is_chosen`);
  await product.sql(`insert into crm.lead_key (id, organisation_id, version, created_at, updated_at, name, hash, hint)
    select gen_random_uuid(), id, 1, now(), now(), 'Website', encode(sha256((id::text || n)::bytea), 'hex'), 'qc_'
      from identity.organisation, generate_series(1, 20) n`);
}

/** Adds each practice's enquiry form, with its current and former addresses. */
async function addEnquiryForms(): Promise<void> {
  await product.sql(`insert into crm.enquiry_form
      (id, organisation_id, version, created_at, updated_at, is_on, slug, surgery_ids, origins)
    select gen_random_uuid(), id, 1, now(), now(), true, 'practice-1-' || id, '[]', '[]' from identity.organisation`);
  await product.sql(`insert into crm.enquiry_slug (slug, organisation_id, created_at)
    select 'practice-' || n || '-' || id, id, now() from identity.organisation, generate_series(1, 20) n`);
}

/** Adds eight tables of the Medicare schedule, as years of releases leave them. */
async function addSchedules(): Promise<void> {
  await product.sql(
    `insert into quoting.mbs_table (id, effective_on, file_name, sha256, item_count, is_sample, settings,
      loaded_at, loaded_by_name)
    select gen_random_uuid(), date '2024-01-01' + 120 * n, 'mbs.xml', n::text, 6000, false, $1, now(), 'seed'
      from generate_series(1, 8) n`,
    [JSON.stringify(MEDICARE_SETTINGS_JULY_2026)],
  );
  await product.sql(`insert into quoting.mbs_item (table_id, item, category, "group", fee_type, schedule_fee_minor,
      needs_anaesthetist, allows_assistant, hospital_only, description, search_key)
    select t.id, (30000 + n)::text, '3', 'T8', 'FIXED', 10000 + n, true, true, false, 'Repair', 'repair of a tendon ' || n
      from quoting.mbs_table t, generate_series(1, 6000) n`);
}

/** Waits until the reports have processed the data set, so that background work is not recorded. */
async function rolledUp(): Promise<void> {
  for (const { service, name } of [rollUpQuotes, rollUpEnquiries])
    await (await product.app.get(Queues, { strict: false }).queue(service)).add(name, { data: {} });
  await product.eventually(async () => {
    const rows = await product.sql(
      'select 1 from quoting.report_mark union all select 1 from crm.report_mark limit 1',
    );
    expect(rows).toEqual([]);
  });
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
    product,
    admin,
    clientId: await one('select id from crm.client where organisation_id = $1 limit 1', [organisationId]),
    sentQuoteId: await one(
      `select id from quoting.quote where organisation_id = $1 and status = 'SENT' limit 1`,
      [organisationId],
    ),
    sessionId: await one('select id from identity.session where user_id = $1 limit 1', [userId]),
    leadKeyHash: await one('select hash as id from crm.lead_key where organisation_id = $1 limit 1', [
      organisationId,
    ]),
    enquirySlug: await one('select slug as id from crm.enquiry_form where organisation_id = $1', [
      organisationId,
    ]),
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

  it('have one committed page each, and no page without a plan', () => {
    expect(
      existsSync(folder) &&
        readdirSync(folder)
          .filter((file) => file.endsWith('.sql'))
          .sort(),
    ).toEqual(HOT_QUERIES.map(({ name }) => `${name}.sql`).sort());
  });
});

// Runs after the query plans, because it adds rows to a practice.
it('a timeline page reads few rows, even after 10,000 entries', () =>
  readsFewRows(product, recorder, ORDINARY));

madeUpPractices(product, CLIENTS);
