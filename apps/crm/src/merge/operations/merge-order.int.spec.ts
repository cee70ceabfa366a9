import {
  ClientMergeUndone,
  ClientsMerged,
  createNote,
  type EventDefinition,
  type MergeEventData,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { NoteColleagues } from '../../note/note-colleagues';
import { addClient, addQuote, AGAIN, eventuallyBelongs, merge, openPractice, undo } from './merge.suite';

const OTHERS = ['quoting', 'callbacks'] as const;

/** crm only answers and stores here. Its outbox relay, and everything downstream, starts when a test says so. */
const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const scene = perTest(() => openPractice(product));

const factsOf = async (mergeId: string): Promise<MergeEventData> => {
  const [row] = await product.sql<{ number: string; survivor_id: string; former_id: string }>(
    'select number, survivor_id, former_id from crm.client_merge where id = $1',
    [mergeId],
  );
  return {
    mergeId,
    number: Number(row?.number),
    survivorId: row?.survivor_id ?? '',
    formerId: row?.former_id ?? '',
  };
};

/** Publishes an event again under a new id, as a republished stream would. */
async function tellAgain(event: EventDefinition, mergeId: string): Promise<void> {
  const rows = await product.sql<{ payload: object }>(
    `select payload from crm.outbox where destination = $1 and payload->'data'->>'mergeId' = $2`,
    [event.subject, mergeId],
  );
  const [{ id }] = (await product.sql<{ id: string }>('select gen_random_uuid() as id')) as [{ id: string }];
  await product.sql(
    `insert into crm.outbox (id, organisation_id, kind, destination, payload) values ($1, $2, 'event', $3, $4)`,
    [id, scene.practice.organisationId, event.subject, { ...rows[0]?.payload, id }],
  );
  await handledBy(id);
}

/** Waits until both services have handled an event. */
async function handledBy(eventId: string): Promise<void> {
  await product.eventually(async () => {
    for (const service of OTHERS)
      expect(await product.sql(`select 1 from ${service}.inbox where event_id = $1`, [eventId])).toHaveLength(
        1,
      );
  });
}

it('ignores redelivered merge events, even after the merge was undone', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const quote = await addQuote(scene, gone.id);
  const done = await merge(scene, kept, gone);
  await eventuallyBelongs(scene, kept.id, { quotes: [quote.id] });
  await tellAgain(ClientsMerged, done.id);
  await eventuallyBelongs(scene, kept.id, { quotes: [quote.id] });
  await undo(scene, done);
  await eventuallyBelongs(scene, gone.id, { quotes: [quote.id] });
  await tellAgain(ClientsMerged, done.id);
  await tellAgain(ClientMergeUndone, done.id);
  await eventuallyBelongs(scene, gone.id, { quotes: [quote.id] });
});

it('reaches the same result when merge, undo and merge again arrive out of order', async () => {
  const [one, two] = [await addClient(scene), await addClient(scene, AGAIN)];
  const quote = await addQuote(scene, two.id);
  const first = await merge(scene, one, two);
  await eventuallyBelongs(scene, one.id, { quotes: [quote.id] });
  await undo(scene, first);
  await eventuallyBelongs(scene, two.id, { quotes: [quote.id] });
  // In the other direction: the former survivor is merged into the other.
  const own = await addQuote(scene, one.id);
  const versions = await product.sql<{ id: string; version: number }>(
    'select id, version from crm.client where organisation_id = $1',
    [scene.practice.organisationId],
  );
  const at = (id: string) => versions.find((row) => row.id === id) ?? { id, version: 0 };
  const second = await merge(scene, at(two.id), at(one.id));
  await eventuallyBelongs(scene, two.id, { quotes: [own.id, quote.id].sort() });
  // As if the event of the first merge arrived last.
  for (const service of OTHERS)
    await product.sql(`delete from ${service}.client_merge where id = $1`, [first.id]);
  await tellAgain(ClientsMerged, first.id);
  await eventuallyBelongs(scene, two.id, { quotes: [own.id, quote.id].sort() });
  await tellAgain(ClientMergeUndone, first.id);
  await eventuallyBelongs(scene, two.id, { quotes: [own.id, quote.id].sort() });
  await undo(scene, second);
  await eventuallyBelongs(scene, two.id, { quotes: [quote.id] });
  await eventuallyBelongs(scene, one.id, { quotes: [own.id] });
  expect((await factsOf(second.id)).number).toBeGreaterThan((await factsOf(first.id)).number);
});

it('follows a chain of merges to the last record, and undoes each link', async () => {
  const [a, b, c] = [await addClient(scene), await addClient(scene), await addClient(scene)];
  const [ofA, ofB] = [await addQuote(scene, a.id), await addQuote(scene, b.id)];
  const first = await merge(scene, b, a);
  const second = await merge(scene, c, b);
  await eventuallyBelongs(scene, c.id, { quotes: [ofA.id, ofB.id].sort() });
  await undo(scene, second);
  await eventuallyBelongs(scene, b.id, { quotes: [ofA.id, ofB.id].sort() });
  await undo(scene, first);
  await eventuallyBelongs(scene, a.id, { quotes: [ofA.id] });
  await eventuallyBelongs(scene, b.id, { quotes: [ofB.id] });
});

it('refuses a note on a client who is merged while it is being saved, instead of losing it', async () => {
  const [stays, goes] = [await addClient(scene), await addClient(scene, AGAIN)];
  const colleagues = product.app.get(NoteColleagues, { strict: false });
  const find = colleagues.findReaderIds.bind(colleagues);
  jest.spyOn(colleagues, 'findReaderIds').mockImplementationOnce(async (note) => {
    await merge(scene, stays, goes);
    return find(note);
  });
  const body = { entityType: 'CLIENT_NOTE' as const, entityId: goes.id, text: 'Allergic to latex' };
  await expect(product.call(createNote, { body }, scene.practice.admin)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await product.sql('select 1 from crm.note where entity_id = $1', [goes.id])).toEqual([]);
});
