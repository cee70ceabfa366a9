import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { SERVICES } from '@quillcare/contracts';
import Redis from 'ioredis';
import {
  CuttableProxy,
  repositoryRoot,
  startProduct,
  testUrls,
  withDatabase,
  type Product,
  type TestOrganisation,
} from '@quillcare/testing';

let product: Product;
let wires: { database: CuttableProxy; nats: CuttableProxy; redis: CuttableProxy };
let ours: TestOrganisation;

beforeAll(async () => {
  const urls = testUrls();
  const [database, nats, redis] = await Promise.all([
    CuttableProxy.to(urls.databaseUrl),
    CuttableProxy.to(urls.natsUrl),
    CuttableProxy.to(urls.redisUrl),
  ]);
  wires = { database, nats, redis };
  product = await startProduct({
    gateway: true,
    config: (own) => ({
      databaseUrl: withDatabase(database.url, new URL(own.databaseUrl).pathname.slice(1)),
      natsUrl: nats.url,
      redisUrl: redis.url,
    }),
  });
  ours = await product.signUp();
}, 60_000);

afterAll(async () => {
  await product.stop();
  await Promise.all(Object.values(wires).map((wire) => wire.cut()));
});

const call = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ours.accessToken}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
const newClient = (name: string): Promise<Response> =>
  call('POST', '/clients', {
    firstName: 'Out',
    lastName: name,
    email: `${name}@example.com`,
    phone: '0412 345 678',
  });

async function expectPassing503(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  const problem = (await answer.json()) as { detail: string };
  expect(problem).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  expect(problem.detail).not.toMatch(/postgres|connect|ECONN|127\.0\.0\.1/i);
}

describe('while PostgreSQL is away', () => {
  it('answers 503 with Retry-After and no internals, says that it is not ready, and works again by itself', async () => {
    await wires.database.cut();
    await expectPassing503(await call('GET', '/clients'));
    await expectPassing503(await newClient('lost'));
    expect((await fetch(`${product.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${product.url}/health/live`)).status).toBe(200);
    await wires.database.restore();
    await product.eventually(async () => expect((await newClient('found')).status).toBe(201), 3_000);
    await product.eventually(
      async () => expect((await fetch(`${product.url}/health/ready`)).status).toBe(200),
      3_000,
    );
    const rows = await product.sql<{ last_name: string }>(
      `select last_name from crm.client where organisation_id = $1 and first_name = 'Out'`,
      [ours.organisationId],
    );
    expect(rows.map(({ last_name }) => last_name)).toEqual(['found']);
  });
});

describe('while NATS is away', () => {
  it('goes on reading and writing; events wait in the outbox and leave when it is back', async () => {
    await wires.nats.cut();
    const created = await newClient('waiting');
    expect(created.status).toBe(201);
    expect((await call('GET', '/clients')).status).toBe(200);
    const { id } = (await created.json()) as { id: string };
    expect(await product.sql('select 1 from audit.entry where entity_id = $1', [id])).toEqual([]);
    await wires.nats.restore();
    await product.eventually(
      async () =>
        expect(await product.sql('select 1 from audit.entry where entity_id = $1', [id])).toHaveLength(1),
      10_000,
    );
  });
});

describe('while Redis is away', () => {
  it('goes on; jobs wait in the outbox and are done when it is back', async () => {
    await wires.redis.cut();
    expect((await newClient('without-queue')).status).toBe(201);
    const email = `late.${Date.now()}@practice.example`;
    await product.signUp({ email });
    await wires.redis.restore();
    await product.eventually(
      async () =>
        expect(
          await product.sql(
            'select subject from notifications.mailbox_message where recipient = $1 order by subject',
            [email],
          ),
        ).toEqual([{ subject: 'Confirm your email address' }, { subject: 'Welcome to Quillcare' }]),
      20_000,
    );
  });
});

/** Four people read and write for some time; how long the slowest twentieth of their requests took at least. */
async function p95UnderLoad(name: string, forMs: number): Promise<number> {
  const endsAt = Date.now() + forMs;
  const took: number[] = [];
  const person = async (who: number): Promise<void> => {
    for (let at = 0; Date.now() < endsAt; at += 1) {
      const started = performance.now();
      const answer = at % 2 === 0 ? await call('GET', '/clients') : await newClient(`${name}-${who}-${at}`);
      await answer.arrayBuffer();
      took.push(performance.now() - started);
      expect(answer.ok).toBe(true);
    }
  };
  await Promise.all([1, 2, 3, 4].map(person));
  return took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Infinity;
}

describe('while Redis is away for two seconds, under load', () => {
  it('whatever needs no queue goes on, and takes at most twice as long', async () => {
    // Below this the mood of a busy machine decides.
    const before = Math.max(await p95UnderLoad('before', 1_500), 50);
    await wires.redis.cut();
    const meanwhile = await p95UnderLoad('meanwhile', 2_000);
    await wires.redis.restore();
    expect(meanwhile).toBeLessThan(2 * before);
  });
});

describe('while Redis takes everything and answers nothing', () => {
  const entriesOf = (organisationId: string) =>
    product.sql('select 1 from audit.entry where organisation_id = $1', [organisationId]);

  it('events go on, also of a service whose jobs wait; those are done afterwards', async () => {
    wires.redis.delay(8_000);
    const email = `hung.${Date.now()}@practice.example`;
    const first = await product.signUp({ email });
    await product.eventually(
      async () => expect((await entriesOf(first.organisationId)).length).toBeGreaterThan(0),
      5_000,
    );
    const second = await product.signUp();
    await product.eventually(
      async () => expect((await entriesOf(second.organisationId)).length).toBeGreaterThan(0),
      6_000,
    );
    wires.redis.delay(0);
    await product.eventually(
      async () =>
        expect(
          await product.sql('select 1 from notifications.mailbox_message where recipient = $1', [email]),
        ).toHaveLength(2),
      40_000,
    );
  }, 60_000);
});

describe('a Redis that lost what it had', () => {
  // Of this practice only: a mail of an earlier test may be with a worker that Redis was cut off from.
  let practice: string;
  const jobs = () =>
    product.sql<{ id: string; published_at: Date | null }>(
      `select id, published_at from notifications.outbox where kind = 'job' and organisation_id = $1 order by seq`,
      [practice],
    );
  const mails = async (): Promise<number> =>
    (await product.sql('select 1 from notifications.mailbox_message where organisation_id = $1', [practice]))
      .length;
  const isAfter = (time: number) => (job: { published_at: Date | null }) =>
    (job.published_at?.getTime() ?? 0) > time;

  // Until every mail has gone out and every job is in Redis.
  async function settled(): Promise<{ id: string }[]> {
    ({ organisationId: practice } = await product.signUp());
    await product.eventually(async () => expect((await jobs()).length).toBeGreaterThan(1), 10_000);
    await product.eventually(
      async () =>
        expect(
          await product.sql(
            `select 1 from notifications.mail_message where state <> 'DELIVERED' and organisation_id = $1`,
            [practice],
          ),
        ).toEqual([]),
      20_000,
    );
    await product.eventually(async () => expect((await jobs()).every(isAfter(0))).toBe(true));
    return jobs();
  }

  async function inRedis(change: (redis: Redis) => Promise<unknown>): Promise<void> {
    const redis = new Redis(testUrls().redisUrl);
    await change(redis);
    redis.disconnect();
  }

  async function forget(redis: Redis): Promise<void> {
    const keys = await redis.keys(`*{${product.config.namespace}}*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(keys);
  }

  it('all of it: is given the jobs of the last day again; what was done is not done twice', async () => {
    await settled();
    const [before, known] = [Date.now(), await mails()];
    await wires.redis.cut();
    await inRedis(forget);
    await wires.redis.restore();
    await product.eventually(async () => expect((await jobs()).every(isAfter(before))).toBe(true), 10_000);
    expect(await mails()).toBe(known);
  });

  it('all of it without a connection that broke: the next job tells', async () => {
    await settled();
    const before = Date.now();
    await inRedis(forget);
    await product.signUp();
    await product.eventually(async () => expect((await jobs()).every(isAfter(before))).toBe(true), 10_000);
  });

  it('or whose mark an earlier version left: is given the jobs of the last day once, and no more', async () => {
    await settled();
    const before = Date.now();
    await wires.redis.cut();
    await inRedis((redis) => redis.set(`{${product.config.namespace}}:mark:notifications`, '1'));
    await wires.redis.restore();
    await product.eventually(async () => expect((await jobs()).every(isAfter(before))).toBe(true), 10_000);
    const times = async () => (await jobs()).map(({ published_at }) => published_at?.getTime());
    const once = await times();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await times()).toEqual(once);
  });

  it('the newest of it: is given what went out since the mark that it still has, and nothing else', async () => {
    const [kept, ...lost] = await settled();
    await product.sql(
      `update notifications.outbox set published_at = now() - interval '10 minutes' where id = $1`,
      [kept?.id],
    );
    const before = Date.now();
    await wires.redis.cut();
    await inRedis((redis) =>
      redis.set(
        `{${product.config.namespace}}:mark:notifications`,
        new Date(before - 5 * 60_000).toISOString(),
      ),
    );
    await wires.redis.restore();
    const again = async () => (await jobs()).filter(({ id }) => lost.some((job) => job.id === id));
    await product.eventually(async () => expect((await again()).every(isAfter(before))).toBe(true), 10_000);
    expect((await jobs()).find(({ id }) => id === kept?.id)?.published_at?.getTime()).toBeLessThan(
      before - 9 * 60_000,
    );
  });
});

describe('a NATS that forgot everything', () => {
  it('gets its streams and consumers again, and hears what happened meanwhile and afterwards, once', async () => {
    const audited = async (id: string): Promise<number> =>
      (await product.sql('select 1 from audit.entry where entity_id = $1', [id])).length;
    await wires.nats.cut();
    const meanwhile = ((await (await newClient('meanwhile')).json()) as { id: string }).id;
    const direct = await connect({ servers: new URL(testUrls().natsUrl).host });
    const manager = await jetstreamManager(direct);
    for (const service of SERVICES)
      await manager.streams.delete(`${product.config.namespace}_evt_${service}`);
    await direct.close();
    await wires.nats.restore();
    await product.eventually(async () => expect(await audited(meanwhile)).toBe(1), 25_000);
    const afterwards = ((await (await newClient('afterwards')).json()) as { id: string }).id;
    await product.eventually(async () => expect(await audited(afterwards)).toBe(1), 10_000);
    expect(await product.sql('select 1 from audit.entry group by id having count(*) > 1')).toEqual([]);
    expect(await audited(meanwhile)).toBe(1);
  }, 60_000);
});

describe('at the start', () => {
  const start = (environment: NodeJS.ProcessEnv) => {
    const urls = testUrls();
    // Not by way of the wires: they are served by this process, which waits meanwhile.
    const databaseUrl = withDatabase(urls.databaseUrl, new URL(product.config.databaseUrl).pathname.slice(1));
    return spawnSync(
      process.execPath,
      [join(repositoryRoot, 'dist/apps/launcher/src/main.js'), '--target=all'],
      {
        encoding: 'utf8',
        timeout: 30_000,
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: databaseUrl,
          NATS_URL: urls.natsUrl,
          REDIS_URL: urls.redisUrl,
          APP_SECRET: urls.appSecret,
          LOG_LEVEL: 'silent',
          ...environment,
        },
      },
    );
  };

  it.each([
    [
      'PostgreSQL',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'PostgreSQL does not answer at 127.0.0.1:1.',
    ],
    ['NATS', { NATS_URL: 'nats://127.0.0.1:1' }, 'NATS does not answer at 127.0.0.1:1.'],
    ['Redis', { REDIS_URL: 'redis://127.0.0.1:1' }, 'Redis does not answer at 127.0.0.1:1.'],
  ])('without %s ends with one sentence and a code that is not zero', (_, environment, sentence) => {
    const { status, stderr } = start(environment);
    expect(stderr.trim()).toBe(sentence);
    expect(status).toBe(1);
  });

  it('with a configuration that cannot be used names every bad variable', () => {
    const { status, stderr } = start({ APP_SECRET: 'short', PORT: 'many' });
    expect(stderr).toContain('APP_SECRET must have at least 32 characters');
    expect(stderr).toContain('PORT');
    expect(status).toBe(1);
  });
});
