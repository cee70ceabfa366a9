import { createClient } from '@quillcare/contracts';
import { Client } from 'pg';
import {
  CuttableProxy,
  ProductProcess,
  startProduct,
  testUrls,
  type Product,
  type TestOrganisation,
} from '@quillcare/testing';

const AWAY_MS = 5_000;
/** Far more than a busy machine takes, and far less than the minute after which a request that hangs is given up in a test. */
const NO_LONGER_THAN_MS = 20_000;

let wire: CuttableProxy;
let product: Product;
let elsewhere: ProductProcess;
let ours: TestOrganisation;

// The gateway and crm run in this process, identity and audit in another, so they communicate over NATS.
beforeAll(async () => {
  wire = await CuttableProxy.to(testUrls().natsUrl);
  product = await startProduct({
    only: ['crm'],
    gateway: true,
    config: { natsUrl: wire.url, trustProxy: true },
  });
  elsewhere = await ProductProcess.start(product.config, ['identity', 'audit'], 'all');
  ours = await product.signUp();
});
afterAll(async () => {
  await product.stop();
  await elsewhere.stop();
  await wire.cut();
});

interface Answered {
  status: number;
  retryAfter: string | null;
  tookMs: number;
}

async function timed(path: string, init: RequestInit = {}): Promise<Answered> {
  const started = performance.now();
  const answer = await fetch(`${product.url}/api${path}`, init);
  await answer.arrayBuffer();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    tookMs: performance.now() - started,
  };
}

let signUps = 0;
function signUp(): Promise<Answered> {
  signUps += 1;
  const body = {
    firstName: 'Ana',
    lastName: 'Okafor',
    email: `caught.${signUps}@practice.example`,
    password: 'Correct-Horse-7',
    phone: '0412 345 678',
    country: 'AU',
    subscriptionPlan: 'BASIC',
  };
  return timed('/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${signUps}` },
    body: JSON.stringify(body),
  });
}

const createOne = (name: string) =>
  product.call(
    createClient,
    { body: { firstName: 'Out', lastName: name, email: `${name}@example.com`, phone: '0412 345 678' } },
    ours.admin,
  );
const unsent = (): Promise<unknown[]> => product.sql('select 1 from crm.outbox where published_at is null');

/** Lets no sign-up end until the returned function is called. */
async function holdSignUps(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: product.config.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table identity."user" in access exclusive mode');
  return () => holder.end();
}
const heldSignUps = () =>
  product.sql(
    `select 1 from pg_stat_activity
      where application_name = 'quillcare-identity' and wait_event_type = 'Lock' and datname = current_database()`,
  );

function expectQuick503({ status, retryAfter, tookMs }: Answered): void {
  expect(status).toBe(503);
  expect(retryAfter).toMatch(/^\d+$/);
  expect(tookMs).toBeLessThan(NO_LONGER_THAN_MS);
}

describe('while NATS is down between processes', () => {
  it('no request hangs, even one in progress, and waiting events are published afterwards', async () => {
    const created = [(await createOne('before')).id];
    expect((await signUp()).status).toBe(201);
    const finish = await holdSignUps();
    try {
      const caught = Array.from({ length: 12 }, signUp);
      await product.eventually(async () => expect(await heldSignUps()).not.toEqual([]));
      await wire.cut();
      const cutAt = performance.now();
      for (const { status } of await Promise.all(caught)) expect(status).toBe(503);
      expect(performance.now() - cutAt).toBeLessThan(NO_LONGER_THAN_MS);
    } finally {
      await finish();
    }

    const until = Date.now() + AWAY_MS;
    while (Date.now() < until) {
      expectQuick503(
        await timed('/auth/session', { headers: { authorization: `Bearer ${ours.accessToken}` } }),
      );
      created.push((await createOne(`waits-${created.length}`)).id);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await unsent()).length).toBeGreaterThanOrEqual(created.length - 1);

    await wire.restore();
    await product.eventually(async () => expect((await signUp()).status).toBe(201));
    await product.eventually(async () => expect(await unsent()).toEqual([]));
    await product.eventually(async () => {
      const entries = await product.sql<{ entity_id: string }>(
        `select entity_id from audit.entry where organisation_id = $1 and entity_type = 'CLIENT'`,
        [ours.organisationId],
      );
      expect(entries.map(({ entity_id }) => entity_id).sort()).toEqual([...created].sort());
    });
  });
});
