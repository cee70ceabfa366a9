import { createClient } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import { newId } from '../ids';
import { RelayStore } from './relay-store';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'notifications'] }));

const insert = (count: number, kind: string, destination: string, payload: string) =>
  product.sql(
    `insert into crm.outbox (id, kind, destination, payload)
     select gen_random_uuid(), $2, $3, ${payload} from generate_series(1, $1::int)`,
    [count, kind, destination],
  );

describe('messages that cannot be published', () => {
  it('are set aside and retried, so that later ones are published', async () => {
    // More than one batch of the relay: unknown jobs, and an event too large for NATS.
    await insert(250, 'job', 'crm.ofTheNextVersion', `'{}'::jsonb`);
    await insert(3, 'event', 'evt.crm.TooLarge.v1', `jsonb_build_object('text', repeat('x', 1200000))`);
    const { admin } = await product.signUp();
    await product.call(
      createClient,
      { body: { firstName: 'A', lastName: 'Bee', email: 'a@b.co', phone: '0412 345 678' } },
      admin,
    );
    await insert(1, 'job', 'notifications.sweepMails', `'{"data":{}}'::jsonb`);
    await product.eventually(async () => {
      const left = await product.sql<{ destination: string; count: number }>(
        'select destination, count(*)::int as count from crm.outbox where published_at is null group by 1 order by 1',
      );
      expect(left).toEqual([
        { destination: 'crm.ofTheNextVersion', count: 250 },
        { destination: 'evt.crm.TooLarge.v1', count: 3 },
      ]);
    });
    await product.eventually(async () => {
      const tried = 'select 1 from crm.outbox where published_at is null and attempts < 2';
      expect(await product.sql(tried)).toEqual([]);
    });
  });
});

describe('leader lease of a service’s relays', () => {
  // No other process runs callbacks here.
  const relay = () => RelayStore.open('callbacks', product.config, newId(), () => undefined);

  it('passes to a standby as soon as the leader’s connection is gone, and not before', async () => {
    const [leader, standby] = await Promise.all([relay(), relay()]);
    try {
      expect(await leader.takeLease(60_000)).toBe(true);
      expect(await standby.takeLease(60_000)).toBe(false);
      expect(await leader.takeLease(60_000)).toBe(true);
      await leader.close(); // Without releasing the lease, as when a process is killed.
      await product.eventually(async () => expect(await standby.takeLease(60_000)).toBe(true));
    } finally {
      await Promise.all([leader.close(), standby.close()]);
    }
  });
});
