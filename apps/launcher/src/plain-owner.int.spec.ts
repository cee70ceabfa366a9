import { databasePassword, databaseRole, migrate } from '@quillcare/service-kit';
import { LocalServer } from '@quillcare/testing';
import { Client } from 'pg';
import { loadServices } from './catalogue';

const SECRET = 'a secret of which passwords are derived';
const OURS = '01890000-0000-7000-8000-000000000001';

let postgres: LocalServer;
let databaseUrl: string;

// Needs a cluster of its own: roles are cluster-wide, and those of the other tests were created by a superuser, so only a
// superuser may change them.
beforeAll(async () => {
  postgres = await LocalServer.start('postgres');
  await on(postgres.url, async (client) => {
    await client.query(`create role quillcare_owner login createrole password 'owner'`);
    await client.query('create database managed owner quillcare_owner');
  });
  const url = Object.assign(new URL(postgres.url), { username: 'quillcare_owner', password: 'owner' });
  databaseUrl = Object.assign(url, { pathname: '/managed' }).toString();
});
afterAll(() => postgres.stop());

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asCrm = (): string =>
  Object.assign(new URL(databaseUrl), {
    username: databaseRole('crm'),
    password: databasePassword('crm', SECRET),
  }).toString();

it('lets an owner who is no superuser migrate twice, and services search with their index', async () => {
  const services = await loadServices(['crm', 'audit']);
  await migrate(services, { databaseUrl, databaseSecret: SECRET });
  await migrate(services, { databaseUrl, databaseSecret: SECRET });
  await on(databaseUrl, async (owner) => {
    await owner.query(`select set_config('app.platform_scope', 'a test', false)`);
    await owner.query(
      `insert into crm.note (id, organisation_id, entity_type, entity_id, subject_key, type, text, search_key)
       select gen_random_uuid(), ('01890000-0000-7000-8000-' || lpad((n % 8 + 1)::text, 12, '0'))::uuid, 'CLIENT_NOTE',
              gen_random_uuid(), '', 'GENERAL', 'x', 'note ' || md5(n::text) from generate_series(1, 40000) n`,
    );
    await owner.query('vacuum (analyze) crm.note');
  });
  const { plan, found } = await on(asCrm(), async (client) => {
    await client.query(`select set_config('app.organisation_id', '${OURS}', false)`);
    const search = `from crm.note_of_practice note where organisation_id = '${OURS}' and search_key like '%d64592%'`;
    const explained = await client.query<{ 'QUERY PLAN': string }>(`explain select * ${search}`);
    const { rows } = await client.query<{ organisation_id: string }>(`select organisation_id ${search}`);
    return { plan: explained.rows.map((row) => row['QUERY PLAN']).join('\n'), found: rows };
  });
  expect(plan).toContain('note_search');
  expect(plan).not.toContain('Seq Scan');
  expect(found).toEqual([{ organisation_id: OURS }]);
});
