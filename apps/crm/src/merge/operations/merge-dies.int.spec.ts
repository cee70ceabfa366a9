import { getClient } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import {
  addClient,
  addQuote,
  AGAIN,
  belongingsOf,
  eventuallyBelongs,
  merge,
  openPractice,
} from './merge.suite';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] }));

/** Makes any write to the table drop the connection in the middle of the transaction, as if the process had died. */
async function deadlyTable(table: string): Promise<() => Promise<void>> {
  const schema = table.split('.')[0] ?? '';
  await product.sql(
    `create function ${schema}.die() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
  );
  await product.sql(
    `create trigger dies before insert or update on ${table} for each row execute function ${schema}.die()`,
  );
  return async () => {
    await product.sql(`drop trigger dies on ${table}`);
    await product.sql(`drop function ${schema}.die()`);
  };
}

it('changes nothing if a merge fails before its commit, and succeeds on retry', async () => {
  const scene = await openPractice(product);
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const quote = await addQuote(scene, gone.id);
  const revive = await deadlyTable('crm.client_merge');
  try {
    await expect(merge(scene, kept, gone, ['lastName'])).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  } finally {
    await revive();
  }
  const get = (id: string) => product.call(getClient, { params: { id } }, scene.practice.admin);
  expect(await get(kept.id)).toEqual(kept);
  expect(await get(gone.id)).toEqual(gone);
  await merge(scene, kept, gone, ['lastName']);
  await eventuallyBelongs(scene, kept.id, { quotes: [quote.id] });
});

it('moves all records of a service that failed during a merge once it recovers', async () => {
  const scene = await openPractice(product);
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const quotes = [(await addQuote(scene, gone.id)).id, (await addQuote(scene, gone.id)).id].sort();
  const revive = await deadlyTable('quoting.client_merge');
  try {
    await merge(scene, kept, gone);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await belongingsOf(scene, gone.id)).quotes).toEqual(quotes);
  } finally {
    await revive();
  }
  await eventuallyBelongs(scene, kept.id, { quotes });
  expect((await belongingsOf(scene, gone.id)).quotes).toEqual([]);
});
