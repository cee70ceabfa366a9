import {
  addRelation,
  createLead,
  createNote,
  getClient,
  linkLead,
  listClientConsents,
  listClientMerges,
  listClients,
  listDuplicatePairs,
  listHousehold,
  previewMerge,
  readClient,
  recordClientConsents,
  updateClient,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import {
  addClient,
  addQuote,
  AGAIN,
  belongingsOf,
  eventuallyBelongs,
  merge,
  openPractice,
  readQuote,
  undo,
} from './merge.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const scene = perTest(() => openPractice(product));

const admin = () => scene.practice.admin;
const get = (id: string) => product.call(getClient, { params: { id } }, admin());

async function linkedLead(clientId: string): Promise<string> {
  const enquiry = { firstName: 'Hana', phone: '0412 345 678' };
  const { id, version } = await product.call(createLead, { body: enquiry }, admin());
  await product.call(linkLead, { params: { id }, body: { version, clientId } }, admin());
  return id;
}

it('keeps one record with the chosen values, and redirects from the other', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const done = await merge(scene, kept, gone, ['lastName', 'suburb']);
  expect(done).toMatchObject({
    survivorId: kept.id,
    formerId: gone.id,
    formerName: 'Hana Ngata-Reid',
    isUndoable: true,
    mergedBy: { id: admin().userId, name: admin().name },
  });
  expect(await get(kept.id)).toMatchObject({ lastName: 'Ngata-Reid', suburb: 'Manly', phone: kept.phone });
  expect(await get(gone.id)).toMatchObject({ mergedInto: kept.id, lastName: 'Ngata-Reid' });
  const body = { organisationId: scene.practice.organisationId, clientId: gone.id };
  expect((await product.callInternal(readClient, { body })).id).toBe(kept.id);
  for (const removed of ['true', 'false'] as const) {
    const { items } = await product.call(listClients, { query: { removed } }, admin());
    expect(items.map(({ id }) => id)).not.toContain(gone.id);
  }
  const found = await product.call(listClients, { query: { search: 'ngata-reid' } }, admin());
  expect(found.items.map(({ id }) => id)).toEqual([kept.id]);
  const audited = await product.sql<{ subject: string }>(
    `select payload->>'subject' as subject from crm.outbox
      where organisation_id = $1 and destination = 'evt.crm.AuditRecorded.v1' and payload->'data'->>'action' = 'MERGE' order by seq`,
    [scene.practice.organisationId],
  );
  expect(audited.map(({ subject }) => subject).slice(-2)).toEqual([kept.id, gone.id]);
});

it('previews both records with the number of dependants of each', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  await addQuote(scene, kept.id);
  const sent = await addQuote(scene, gone.id, { isSent: true });
  await linkedLead(gone.id);
  await eventuallyBelongs(scene, gone.id, { callbacks: [sent.id] });
  await product.eventually(async () => {
    const preview = await product.call(
      previewMerge,
      { params: { id: kept.id }, query: { otherId: gone.id } },
      admin(),
    );
    expect(preview).toMatchObject({ survivor: { id: kept.id }, other: { id: gone.id }, missing: [] });
    expect(preview.belongings.filter(({ count, otherCount }) => count + otherCount > 0)).toEqual([
      { kind: 'QUOTE', count: 1, otherCount: 1 },
      { kind: 'EMAIL', count: 0, otherCount: 1 },
      { kind: 'CALLBACK', count: 0, otherCount: 1 },
      { kind: 'LEAD', count: 0, otherCount: 1 },
    ]);
  });
  const coordinator = scene.practice.as('LEAD_COORDINATOR');
  const { belongings } = await product.call(
    previewMerge,
    { params: { id: kept.id }, query: { otherId: gone.id } },
    coordinator,
  );
  expect(belongings.map(({ kind }) => kind)).toEqual(['LEAD', 'NOTE', 'RELATION', 'CONSENT']);
});

it('omits medical notes from the preview, but moves them like other notes', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const about = { entityType: 'CLIENT_NOTE', entityId: gone.id } as const;
  for (const type of ['GENERAL', 'MEDICAL'] as const)
    await product.call(createNote, { body: { ...about, type, text: `Of the type ${type}` } }, admin());
  const request = { params: { id: kept.id }, query: { otherId: gone.id } };
  const { belongings } = await product.call(previewMerge, request, admin());
  expect(belongings).toContainEqual({ kind: 'NOTE', count: 0, otherCount: 1 });
  await merge(scene, kept, gone);
  const moved = await product.sql('select 1 from crm.note where entity_id = $1', [kept.id]);
  expect(moved).toHaveLength(2);
});

it('moves quotes, callbacks and leads in every service, and leaves sent documents unchanged', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const [own, draft] = [await addQuote(scene, kept.id), await addQuote(scene, gone.id)];
  const sent = await addQuote(scene, gone.id, { isSent: true });
  const lead = await linkedLead(gone.id);
  await eventuallyBelongs(scene, gone.id, { callbacks: [sent.id] });
  await merge(scene, kept, gone);
  const quotes = [own.id, draft.id, sent.id].sort();
  await eventuallyBelongs(scene, kept.id, { quotes, callbacks: [sent.id], leads: [lead] });
  expect(await belongingsOf(scene, gone.id)).toEqual({ quotes: [], callbacks: [], leads: [] });
  await product.eventually(async () => {
    expect((await readQuote(scene, draft.id)).client).toMatchObject({ id: kept.id, lastName: 'Ngata' });
  });
  const frozen = await readQuote(scene, sent.id);
  expect(frozen.client).toMatchObject({ id: kept.id, lastName: 'Ngata-Reid' });
  const [document] = await product.sql<{ json: string }>(
    'select canonical_json as json from quoting.quote_document where quote_id = $1',
    [sent.id],
  );
  expect(document?.json).toContain('Ngata-Reid');
  expect(frozen.documentHash).toBe(sent.documentHash);
});

it('moves records back on undo, and keeps what was added since', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const [own, moved] = [await addQuote(scene, kept.id), await addQuote(scene, gone.id)];
  const lead = await linkedLead(gone.id);
  const done = await merge(scene, kept, gone, ['lastName', 'suburb']);
  await eventuallyBelongs(scene, kept.id, { quotes: [own.id, moved.id].sort() });
  const later = await addQuote(scene, kept.id);
  const { version } = await get(kept.id);
  await product.call(updateClient, { params: { id: kept.id }, body: { version, suburb: 'Mosman' } }, admin());
  expect(await undo(scene, done)).toMatchObject({ isUndoable: false, undoneAt: expect.any(String) });
  await eventuallyBelongs(scene, gone.id, { quotes: [moved.id], leads: [lead] });
  await eventuallyBelongs(scene, kept.id, { quotes: [own.id, later.id].sort(), leads: [] });
  // The name has not been changed since; the suburb has.
  expect(await get(kept.id)).toMatchObject({ lastName: 'Ngata', suburb: 'Mosman' });
  expect(await get(gone.id)).toMatchObject({ mergedInto: null, deletedAt: null, lastName: 'Ngata-Reid' });
  await product.eventually(async () => {
    expect((await readQuote(scene, moved.id)).client).toMatchObject({ id: gone.id, lastName: 'Ngata-Reid' });
  });
  expect((await product.call(listClientMerges, { params: { id: kept.id } }, admin())).items).toEqual([]);
});

it('combines consents and households, and separates them again on undo', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  const partner = await addClient(scene, { firstName: 'Rob', email: 'rob@example.com' });
  for (const { id } of [kept, gone])
    await product.call(
      addRelation,
      { params: { id: partner.id }, body: { relation: 'PARTNER', otherClientId: id } },
      admin(),
    );
  await product.call(
    addRelation,
    { params: { id: gone.id }, body: { relation: 'REFERRER', otherClientId: kept.id } },
    admin(),
  );
  const record = (id: string, isGiven: boolean) =>
    product.call(
      recordClientConsents,
      { params: { id }, body: { decisions: [{ channel: 'SMS', isGiven }], source: 'PHONE' } },
      admin(),
    );
  await record(kept.id, true);
  await record(gone.id, false);
  const household = async (id: string) => {
    const { items } = await product.call(listHousehold, { params: { id } }, admin());
    return items.map(({ relation, client }) => `${relation} ${client?.id}`);
  };
  const sms = async (id: string) => {
    const { channels } = await product.call(listClientConsents, { params: { id } }, admin());
    return channels.find(({ channel }) => channel === 'SMS')?.decision?.isGiven;
  };
  const before = [await household(kept.id), await household(gone.id), await household(partner.id)];
  const done = await merge(scene, kept, gone);
  expect(await household(kept.id)).toEqual([`PARTNER ${partner.id}`]);
  expect(await household(partner.id)).toEqual([`PARTNER ${kept.id}`]);
  expect(await sms(kept.id)).toBe(false);
  await undo(scene, done);
  expect([await household(kept.id), await household(gone.id), await household(partner.id)]).toEqual(before);
  expect([await sms(kept.id), await sms(gone.id)]).toEqual([true, false]);
});

it('removes the suspected pair, and restores it on undo', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene)];
  const total = async () => (await product.call(listDuplicatePairs, {}, admin())).total;
  await product.eventually(async () => expect(await total()).toBe(1));
  const done = await merge(scene, kept, gone);
  expect(await total()).toBe(0);
  await undo(scene, done);
  expect(await total()).toBe(1);
});
