import {
  convertLead,
  createLead,
  createNote,
  getClient,
  getClientTimeline,
  logLeadContact,
  updateClient,
  type Client,
  type ClientTimeline,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { addClient, addQuote, AGAIN, merge, openPractice, undo } from '../../merge/operations/merge.suite';

const product = testProduct({
  only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications', 'audit'],
});
const scene = perTest(() => openPractice(product));

const admin = () => scene.practice.admin;
const timelineOf = async (id: string, by: UserPrincipal = admin()): Promise<ClientTimeline['items']> =>
  (await product.call(getClientTimeline, { params: { id }, query: { limit: 100 } }, by)).items;
const actsOf = async (id: string, by?: UserPrincipal) => (await timelineOf(id, by)).map(({ act }) => act);

/** Waits until the audit trail has received everything and shows exactly these acts, in any order. */
const tells = (id: string, acts: string[]) =>
  product.eventually(async () => expect((await actsOf(id)).sort()).toEqual([...acts].sort()));

async function note(client: Client, text: string): Promise<void> {
  const body = { entityType: 'CLIENT_NOTE' as const, entityId: client.id, text };
  await product.call(createNote, { body }, admin());
}

it('combines the timelines of merged clients, shows the merge once, and separates them on undo', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  await note(kept, 'Of the one');
  await note(gone, 'Of the other');
  await addQuote(scene, gone.id);
  const body = { version: gone.version, suburb: 'Mosman' };
  await product.call(updateClient, { params: { id: gone.id }, body }, admin());
  // Opening a record appears in the timeline as well.
  const opened = await product.call(getClient, { params: { id: gone.id } }, admin());
  const ofGone = ['CLIENT_CREATED', 'CLIENT_CHANGED', 'CLIENT_VIEWED', 'NOTE_WRITTEN', 'QUOTE_CREATED'];
  const ofKept = ['CLIENT_CREATED', 'NOTE_WRITTEN'];
  await tells(gone.id, ofGone);
  const done = await merge(scene, kept, opened);
  await tells(kept.id, [...ofKept, ...ofGone, 'CLIENT_MERGED']);
  const places = (await timelineOf(kept.id)).map(({ at, key }) => `${at} ${key}`);
  expect(places).toEqual([...new Set(places)].sort().reverse());
  await note(kept, 'Since then');
  await undo(scene, done);
  await tells(kept.id, [...ofKept, 'CLIENT_MERGED', 'NOTE_WRITTEN']);
  await tells(gone.id, [...ofGone, 'CLIENT_MERGED', 'CLIENT_RESTORED']);
});

it('returns every entry of both clients once, with any page size', async () => {
  const [kept, gone] = [await addClient(scene), await addClient(scene, AGAIN)];
  for (let number = 1; number <= 4; number += 1) {
    await note(kept, `Kept ${number}`);
    await note(gone, `Gone ${number}`);
  }
  await merge(scene, kept, gone);
  await tells(kept.id, [
    ...Array.from({ length: 8 }, () => 'NOTE_WRITTEN'),
    ...['CLIENT_CREATED', 'CLIENT_CREATED', 'CLIENT_MERGED'],
  ]);
  const whole = (await timelineOf(kept.id)).map(({ key }) => key);
  const read: string[] = [];
  let cursor: string | undefined;
  do {
    const request = { params: { id: kept.id }, query: { limit: 2, cursor } };
    const page = await product.call(getClientTimeline, request, admin());
    read.push(...page.items.map(({ key }) => key));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(read).toEqual(whole);
});

it('includes the contact attempts and notes of the lead that became the client', async () => {
  const person = { firstName: 'Hana', lastName: 'Ngata', email: 'hana@example.com', phone: '0412 345 678' };
  const lead = await product.call(createLead, { body: person }, admin());
  const params = { id: lead.id };
  const attempt = { channel: 'PHONE', outcome: 'LEFT_MESSAGE', note: 'On the voicemail' } as const;
  const tried = await product.call(
    logLeadContact,
    { params, body: { version: lead.version, ...attempt } },
    admin(),
  );
  const ofLead = { entityType: 'LEAD_NOTE' as const, entityId: lead.id, text: 'Prefers mornings' };
  await product.call(createNote, { body: ofLead }, admin());
  const { client } = await product.call(
    convertLead,
    { params, body: { version: tried.version, client: person } },
    admin(),
  );
  await tells(client.id, ['LEAD_CREATED', 'LEAD_CONTACTED', 'NOTE_WRITTEN', 'LEAD_MOVED', 'CLIENT_CREATED']);
  const items = await timelineOf(client.id);
  expect(items.find(({ act }) => act === 'LEAD_CONTACTED')).toMatchObject({
    text: 'On the voicemail',
    who: admin().name,
    subject: { type: 'LEAD', id: lead.id },
    facts: { channel: 'PHONE', outcome: 'LEFT_MESSAGE' },
  });
  expect(items.find(({ act }) => act === 'NOTE_WRITTEN')).toMatchObject({ subject: { id: lead.id } });
  // Without the right to leads, neither the lead nor its notes appear.
  expect(await actsOf(client.id, scene.practice.as('USER'))).toEqual(['CLIENT_CREATED']);
});
