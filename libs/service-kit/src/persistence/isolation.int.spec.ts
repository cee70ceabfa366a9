import { SERVICES, createClient, getClient, listClients, type ServiceName } from '@quillcare/contracts';
import { startProduct, testProduct, type TestOrganisation } from '@quillcare/testing';
import { Client } from 'pg';
import { serviceDatabaseUrl } from './logins';

const INFRASTRUCTURE = new Set(['migration']);
const product = testProduct(() => startProduct({ only: ['identity', 'crm'] }));
let ours: TestOrganisation;
let theirs: TestOrganisation;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([product.signUp(), product.signUp()]);
});

async function asService<T>(service: ServiceName, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serviceDatabaseUrl(service, product.config) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const clientBody = {
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  email: 'ngapo@example.com',
  phone: '0412 345 678',
};

describe('isolation between organisations', () => {
  it('forces row-level security with a policy on every table of every service', async () => {
    const tables = await product.sql<{
      schema: string;
      name: string;
      enabled: boolean;
      forced: boolean;
      policies: number;
    }>(
      `select n.nspname as schema, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
         (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname = any($1)`,
      [[...SERVICES]],
    );
    expect(tables.length).toBeGreaterThan(10);
    const open = tables.filter(
      (table) => !INFRASTRUCTURE.has(table.name) && !(table.enabled && table.forced && table.policies > 0),
    );
    expect(open.map(({ schema, name }) => `${schema}.${name}`)).toEqual([]);
  });

  it('gives services roles that cannot bypass it, own a table or create anything', async () => {
    const roles = await product.sql<{ rolname: string }>(
      `select rolname from pg_roles where rolname like 'quillcare_%' and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole)`,
    );
    expect(roles).toEqual([]);
    const owned = await product.sql(`select tablename from pg_tables where tableowner like 'quillcare_%'`);
    expect(owned).toEqual([]);
    await asService('crm', (client) =>
      expect(client.query('create table crm.mine (id int)')).rejects.toThrow('permission denied'),
    );
  });

  it('hides every other schema from a service', async () => {
    await asService('crm', (client) =>
      expect(client.query('select * from identity.outbox')).rejects.toThrow(
        'permission denied for schema identity',
      ),
    );
  });

  it('shows and stores nothing without an organisation, even through raw SQL', async () => {
    const client = await product.call(createClient, { body: clientBody }, ours.admin);
    await asService('crm', async (database) => {
      expect((await database.query('select * from crm.client')).rows).toEqual([]);
      expect(
        (await database.query('update crm.client set first_name = $1 where id = $2', ['X', client.id]))
          .rowCount,
      ).toBe(0);
      expect((await database.query('delete from crm.client')).rowCount).toBe(0);
      await expect(
        database.query('insert into crm.inbox (consumer, event_id, organisation_id) values ($1, $2, $3)', [
          'x',
          client.id,
          ours.organisationId,
        ]),
      ).rejects.toThrow('row-level security');
    });
  });

  it('confines an organisation to its own rows, even through raw SQL', async () => {
    const client = await product.call(createClient, { body: clientBody }, ours.admin);
    await asService('crm', async (database) => {
      await database.query(
        `begin; select set_config('app.organisation_id', '${theirs.organisationId}', true)`,
      );
      expect((await database.query('select * from crm.client where id = $1', [client.id])).rows).toEqual([]);
      await expect(
        database.query('insert into crm.inbox (consumer, event_id, organisation_id) values ($1, $2, $3)', [
          'x',
          client.id,
          ours.organisationId,
        ]),
      ).rejects.toThrow('row-level security');
      await database.query('rollback');
    });
  });

  it('leaves nothing behind for the next user of a pooled connection', async () => {
    const client = await product.call(createClient, { body: clientBody }, ours.admin);
    const reads = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? ours : theirs)).map(
      async (organisation) => {
        const page = await product.call(listClients, { query: { limit: 50 } }, organisation.admin);
        return organisation === ours ? page.items.length > 0 : page.items.length === 0;
      },
    );
    expect((await Promise.all(reads)).every(Boolean)).toBe(true);
    await expect(product.call(getClient, { params: { id: client.id } }, theirs.admin)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
