import { createClient } from '@quillcare/contracts';
import {
  CuttableProxy,
  freePort,
  ProductProcess,
  startProduct,
  withDatabase,
  type Product,
} from '@quillcare/testing';

const TAKEOVER_MS = 30_000;
const WORKERS = ['identity', 'crm'];

let product: Product;
let wire: CuttableProxy;
let leader: ProductProcess;
let standby: ProductProcess;
let standbyUrl: string;

// This process only answers requests. The worker that is the relay leader reaches PostgreSQL through its own proxy.
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm'], role: 'api' });
  wire = await CuttableProxy.to(product.config.databaseUrl);
  const database = new URL(product.config.databaseUrl).pathname.slice(1);
  leader = await ProductProcess.start(
    { ...product.config, databaseUrl: withDatabase(wire.url, database) },
    WORKERS,
  );
  const port = await freePort();
  standbyUrl = `http://127.0.0.1:${port}`;
  standby = await ProductProcess.start({ ...product.config, port }, WORKERS);
});
afterAll(async () => {
  await leader.kill(); // It cannot shut down gracefully.
  await standby.stop();
  await product.stop();
  await wire.cut();
});

const leaderOfCrm = async (): Promise<string | undefined> =>
  (await product.sql<{ holder: string }>('select holder from crm.relay_lease where expires_at > now()'))[0]
    ?.holder;

async function ageAtStandby(): Promise<number> {
  const text = await (await fetch(`${standbyUrl}/metrics`)).text();
  return Number(/quillcare_outbox_oldest_seconds\{service="crm"\} (\S+)/.exec(text)?.[1] ?? 'NaN');
}

describe('a leading relay that vanishes without closing its connections', () => {
  it('is replaced within 30 s, and the remaining workers report the age of the backlog', async () => {
    const { admin } = await product.signUp();
    const before = await product.eventually(async () => {
      const holder = await leaderOfCrm();
      expect(holder).toBeDefined();
      return holder;
    });
    wire.silence();
    const silentSince = Date.now();
    const { id } = await product.call(
      createClient,
      { body: { firstName: 'Ada', lastName: 'Bee', email: 'ada@b.co', phone: '0412 345 678' } },
      admin,
    );
    let age = 0;
    await product.eventually(async () => {
      age = Math.max(age, await ageAtStandby());
      const waiting = `select 1 from crm.outbox where payload->>'subject' = $1 and published_at is null`;
      expect(await product.sql(waiting, [id])).toEqual([]);
    }, TAKEOVER_MS);
    expect(Date.now() - silentSince).toBeLessThan(TAKEOVER_MS);
    expect(age).toBeGreaterThan(1);
    expect(await leaderOfCrm()).not.toBe(before);
    await product.eventually(async () => expect(await ageAtStandby()).toBe(0));
  });
});
