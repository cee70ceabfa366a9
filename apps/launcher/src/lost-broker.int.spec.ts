import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { SERVICES } from '@quillcare/contracts';
import Redis from 'ioredis';
import { testUrls } from '@quillcare/testing';
import { republish } from './republish';
import { WiredProduct } from './wired-product.suite';

let wired: WiredProduct;
beforeAll(async () => {
  wired = await WiredProduct.start();
});
afterAll(() => wired.stop());

interface Row {
  id: string;
  published_at: Date | null;
}

/** Creates a practice whose messages have all been published and whose emails have all been sent. */
async function settledPractice(): Promise<string> {
  const { product } = wired;
  const { organisationId } = await product.signUp();
  await product.eventually(async () => expect(await mailsOf(organisationId)).toHaveLength(2));
  await product.eventually(async () => {
    const rows = [
      ...(await rowsOf('identity', organisationId)),
      ...(await rowsOf('notifications', organisationId)),
    ];
    expect(rows.filter(({ published_at }) => published_at === null)).toEqual([]);
  });
  return organisationId;
}

const mailsOf = (organisationId: string) =>
  wired.product.sql('select 1 from notifications.mailbox_message where organisation_id = $1', [
    organisationId,
  ]);
const rowsOf = (service: string, organisationId: string, kind = '%') =>
  wired.product.sql<Row>(
    `select id, published_at from ${service}.outbox where organisation_id = $1 and kind like $2`,
    [organisationId, kind],
  );

async function untilPublishedAfter(time: Date, service: string, organisationId: string, kind: string) {
  await wired.product.eventually(async () => {
    const rows = await rowsOf(service, organisationId, kind);
    expect(rows.length).toBeGreaterThan(0);
    for (const { published_at } of rows) expect(published_at?.getTime()).toBeGreaterThan(time.getTime());
  });
}

async function inRedis<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(testUrls().redisUrl);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

describe('Redis that lost its data', () => {
  it('gets the stored jobs and sweep schedules again, and no email is sent twice', async () => {
    const organisationId = await settledPractice();
    const before = new Date();
    const ours = `*{${wired.product.config.namespace}}*`;
    await wired.wires.redis.cut();
    await inRedis(async (redis) => redis.del(await redis.keys(ours)));
    await wired.wires.redis.restore();
    await untilPublishedAfter(before, 'notifications', organisationId, 'job');
    await wired.product.eventually(async () =>
      expect(await inRedis((redis) => redis.keys(`${ours}jobs-notifications:repeat`))).toHaveLength(1),
    );
    expect(await mailsOf(organisationId)).toHaveLength(2);
  });

  it('gets nothing again after an interruption without data loss', async () => {
    const organisationId = await settledPractice();
    const before = await rowsOf('notifications', organisationId);
    await wired.wires.redis.cut();
    await wired.wires.redis.restore();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await rowsOf('notifications', organisationId)).toEqual(before);
  });
});

describe('republish command', () => {
  it('publishes the messages of the last minutes again without repeating their effects', async () => {
    const organisationId = await settledPractice();
    const entries = () =>
      wired.product.sql('select id from audit.entry where organisation_id = $1 order by id', [
        organisationId,
      ]);
    const [before, known] = [new Date(), await entries()];
    const lines = await republish(wired.product.config, 60, ['identity', 'notifications']);
    expect(lines[0]).toMatch(/^identity: [1-9]\d* messages/);
    await untilPublishedAfter(before, 'identity', organisationId, 'event');
    await untilPublishedAfter(before, 'notifications', organisationId, 'job');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await mailsOf(organisationId)).toHaveLength(2);
    expect(await entries()).toEqual(known);
  });
});

describe('NATS that lost its data', () => {
  it('gets its streams, consumers and stored events again without repeating their effects', async () => {
    const audited = async (id: string): Promise<number> =>
      (await wired.product.sql('select 1 from audit.entry where entity_id = $1', [id])).length;
    const organisationId = await settledPractice();
    const before = new Date();
    await wired.wires.nats.cut();
    const meanwhile = ((await (await wired.createClient('meanwhile')).json()) as { id: string }).id;
    const direct = await connect({ servers: new URL(testUrls().natsUrl).host });
    const manager = await jetstreamManager(direct);
    for (const service of SERVICES)
      await manager.streams.delete(`${wired.product.config.namespace}_evt_${service}`);
    await direct.close();
    await wired.wires.nats.restore();
    await wired.product.eventually(async () => expect(await audited(meanwhile)).toBe(1));
    await untilPublishedAfter(before, 'identity', organisationId, 'event');
    const afterwards = ((await (await wired.createClient('afterwards')).json()) as { id: string }).id;
    await wired.product.eventually(async () => expect(await audited(afterwards)).toBe(1));
    expect(await wired.product.sql('select 1 from audit.entry group by id having count(*) > 1')).toEqual([]);
    expect(await audited(meanwhile)).toBe(1);
  });
});
