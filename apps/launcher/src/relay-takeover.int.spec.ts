import { createClient } from '@quillcare/contracts';
import { outboxAge } from '@quillcare/service-kit';
import {
  createTestDatabase,
  CuttableProxy,
  startProduct,
  withDatabase,
  type Product,
  type TestDatabase,
} from '@quillcare/testing';

const only = ['identity', 'crm'] as const;
const TAKEOVER_S = 30;

let database: TestDatabase;
let wire: CuttableProxy;
let leader: Product;
let standby: Product;

// The worker whose relays lead reaches PostgreSQL through its own proxy. The standby also answers requests.
beforeAll(async () => {
  database = await createTestDatabase();
  wire = await CuttableProxy.to(database.url);
  const own = { url: database.url, drop: () => Promise.resolve() };
  const databaseUrl = withDatabase(wire.url, new URL(database.url).pathname.slice(1));
  leader = await startProduct({ only, role: 'worker', database: own, config: { databaseUrl } });
  await leader.eventually(async () => expect((await lease()).holder).toBeDefined());
  const { namespace } = leader.config;
  standby = await startProduct({ only, database: own, config: { namespace } });
});
afterAll(async () => {
  await wire.restore();
  await leader.stop();
  await standby.stop();
  await wire.cut();
  await database.drop();
});

/** Who leads crm's relays, and for how many more seconds. */
async function lease(): Promise<{ holder?: string; left?: number }> {
  const rows = await leader.sql<{ holder: string; left: number }>(
    `select holder, extract(epoch from expires_at - now())::float as left from crm.relay_lease where expires_at > now()`,
  );
  return rows[0] ?? {};
}

async function reportedAge(): Promise<number | undefined> {
  const { values } = await outboxAge.get();
  return values.find(({ labels }) => labels['service'] === 'crm')?.value;
}

it('a leading relay that vanishes without closing its connections is replaced within 30 s, and the remaining workers report the age of the backlog', async () => {
  const { admin } = await standby.signUp();
  const before = await lease();
  wire.silence();
  const person = { firstName: 'Ada', lastName: 'Bee', email: 'ada@b.co', phone: '0412 345 678' };
  const { id } = await standby.call(createClient, { body: person }, admin);
  await standby.eventually(async () => expect(await reportedAge()).toBeGreaterThan(1));
  // It renews its lease no more. The rest of it is cut short, unless this took so long that the lease has already ended.
  expect((await lease()).left ?? 0).toBeLessThan(TAKEOVER_S);
  await standby.sql('update crm.relay_lease set expires_at = now() where holder = $1', [before.holder]);
  await standby.eventually(async () => {
    const waiting = `select 1 from crm.outbox where payload->>'subject' = $1 and published_at is null`;
    expect(await standby.sql(waiting, [id])).toEqual([]);
  });
  expect((await lease()).holder).not.toBe(before.holder);
  await standby.eventually(async () => expect(await reportedAge()).toBe(0));
});
