import { Client } from 'pg';
import { createTestDatabase, testUrls, type TestDatabase } from './test-database';

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('test database', () => {
  const made: TestDatabase[] = [];
  const create = async (): Promise<TestDatabase> => {
    const database = await createTestDatabase();
    made.push(database);
    return database;
  };

  afterAll(() => Promise.all(made.map((database) => database.drop())));

  it('is a migrated copy', async () => {
    const { url } = await create();
    const schemas = await query(url, `select nspname from pg_namespace where nspname = 'crm'`);
    expect(schemas).toHaveLength(1);
  });

  it('shares nothing with another, even if both are created concurrently', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    await query(one.url, 'create table only_here (id int)');
    expect(await query(other.url, `select to_regclass('only_here') as found`)).toEqual([{ found: null }]);
  });

  it('no longer exists once dropped', async () => {
    const { url, drop } = await createTestDatabase();
    await drop();
    await expect(query(url, 'select 1')).rejects.toThrow('does not exist');
    expect(new URL(url).host).toBe(new URL(testUrls().databaseUrl).host);
  });
});
