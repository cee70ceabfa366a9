import {
  convertLead,
  createClient,
  createLead,
  getClientTimeline,
  importClients,
  updateClient,
  type ClientTimeline,
  type RequestOf,
  type TimelineAct,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct, startProduct } from '@quillcare/testing';
import { addManyEntries, quoteWithStory } from './client-timeline.suite';

const product = testProduct({ env: { SMTP_URL: 'none' } });
const practice = perTest(() => product.signUp({}, { isConfirmed: true }));

type Query = NonNullable<RequestOf<typeof getClientTimeline>['query']>;
const person = {
  firstName: 'Siobhán',
  lastName: "O'Brien",
  email: 'siobhan@example.com',
  phone: '0412 345 678',
};

const addClient = () =>
  product.call(createClient, { body: { ...person, dateOfBirth: '1984-02-29' } }, practice.admin);
const timelineOf = (
  id: string,
  query: Query = {},
  principal: UserPrincipal = practice.admin,
): Promise<ClientTimeline> => product.call(getClientTimeline, { params: { id }, query }, principal);
const actsOf = async (id: string, query: Query = {}, principal?: UserPrincipal): Promise<TimelineAct[]> =>
  (await timelineOf(id, { limit: 100, ...query }, principal)).items.map(({ act }) => act);

async function readAll(id: string, limit: number): Promise<ClientTimeline['items']> {
  const read: ClientTimeline['items'] = [];
  let cursor: string | undefined;
  do {
    const page = await timelineOf(id, { limit, cursor });
    expect(page.missing).toEqual([]);
    read.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return read;
}

const ACTS: TimelineAct[] = [
  'CALL_MADE',
  'CALL_ATTEMPTED',
  'QUESTION_ANSWERED',
  'QUESTION_ASKED',
  'QUOTE_SENT',
  'QUOTE_CREATED',
  'CLIENT_CHANGED',
  'CLIENT_CREATED',
];

describe('client timeline', () => {
  it('combines the entries of all services, newest first, with the person who acted', async () => {
    const client = await addClient();
    await product.call(
      updateClient,
      { params: { id: client.id }, body: { version: 1, suburb: 'Manly' } },
      practice.admin,
    );
    const quoteId = await quoteWithStory(product, practice.admin, client.id);
    await product.eventually(async () => {
      const acts = await actsOf(client.id);
      expect(acts.filter((act) => ACTS.includes(act))).toEqual(ACTS);
      expect(acts).toEqual(expect.arrayContaining(['CALL_PLANNED', 'EMAIL_SENT']));
    });
    const { items, missing } = await timelineOf(client.id, { limit: 100 });
    expect(missing).toEqual([]);
    const { name } = practice.admin;
    const entry = (act: TimelineAct) => items.find((item) => item.act === act);
    expect(entry('CALL_ATTEMPTED')).toMatchObject({ who: name, text: 'No answer', subject: { id: quoteId } });
    expect(entry('CLIENT_CHANGED')).toMatchObject({ who: name, facts: { fields: ['suburb'] }, text: null });
    expect(entry('QUESTION_ASKED')).toMatchObject({ who: null, text: 'May I fly afterwards?' });
    expect(entry('QUESTION_ANSWERED')).toMatchObject({ who: name, text: 'After a week.' });
    expect(entry('QUOTE_SENT')).toMatchObject({ facts: { revision: 1, totalMinor: expect.any(Number) } });
    const email = entry('EMAIL_SENT');
    expect(email).toMatchObject({ text: null, facts: { mail: expect.any(String) } });
    expect(JSON.stringify(email)).not.toContain('siobhan@example.com');
  });

  it('shows each role only what it may read', async () => {
    const client = await addClient();
    await quoteWithStory(product, practice.admin, client.id);
    const coordinator = practice.as('LEAD_COORDINATOR');
    await product.eventually(async () => {
      expect(await actsOf(client.id, {}, coordinator)).toEqual([
        'QUESTION_ANSWERED',
        'QUESTION_ASKED',
        'CLIENT_CREATED',
      ]);
    });
    const { items } = await timelineOf(client.id, {}, coordinator);
    expect(items.filter(({ kind }) => kind === 'CONVERSATION')).toEqual([
      expect.objectContaining({ text: null, subject: null, facts: {} }),
      expect.objectContaining({ text: null, subject: null, facts: {} }),
    ]);
    expect(JSON.stringify(items)).not.toContain('fly');
    await expect(
      timelineOf(client.id, {}, { ...practice.as('USER'), grants: { CLIENTS: [] } }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('includes the lead that became the client, and can be filtered by kind', async () => {
    const lead = await product.call(createLead, { body: { ...person, source: 'PHONE' } }, practice.admin);
    const { client } = await product.call(
      convertLead,
      { params: { id: lead.id }, body: { version: 1, client: { ...person, dateOfBirth: null } } },
      practice.admin,
    );
    await product.eventually(async () =>
      expect(await actsOf(client.id)).toEqual(['LEAD_MOVED', 'CLIENT_CREATED', 'LEAD_CREATED']),
    );
    const { items } = await timelineOf(client.id, { kinds: 'LEAD' });
    expect(items).toMatchObject([
      { act: 'LEAD_MOVED', facts: { status: 'CONVERTED' }, subject: { type: 'LEAD', id: lead.id } },
      { act: 'LEAD_CREATED' },
    ]);
    expect(await actsOf(client.id, { kinds: 'RECORD,QUOTE' })).toEqual(['CLIENT_CREATED']);
    expect(await actsOf(client.id, { kinds: 'LEAD' }, practice.as('USER'))).toEqual([]);
  });

  it('shows that the client was added by an import', async () => {
    const { organisationId } = practice;
    const row = {
      ...person,
      phone: '+61412345678',
      secondaryPhone: null,
      dateOfBirth: null,
      isVip: false,
      notes: null,
      streetAddress: null,
      city: null,
      suburb: null,
      state: null,
      postcode: null,
    };
    await product.callInternal(importClients, {
      body: {
        organisationId,
        importId: '01a1fa25-0000-7000-8000-00000000000d',
        strategy: 'skip',
        rows: [{ row: 1, client: row }],
      } as never,
    });
    const [client] = await product.sql<{ id: string }>(
      'select id from crm.client where organisation_id = $1',
      [organisationId],
    );
    expect(await actsOf(client?.id ?? '')).toEqual(['CLIENT_IMPORTED']);
  });

  it('returns hundreds of entries once each, in order, with any page size', async () => {
    const client = await addClient();
    const quoteId = await quoteWithStory(product, practice.admin, client.id);
    // None may arrive between the readings: the patient gets the quote, the receipt of the question and the answer.
    await product.eventually(async () =>
      expect((await actsOf(client.id)).filter((act) => act === 'EMAIL_SENT')).toHaveLength(3),
    );
    await addManyEntries(product, practice.organisationId, client.id, quoteId, 80);
    const whole = await readAll(client.id, 100);
    expect(whole.length).toBeGreaterThan(320);
    expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
    const places = whole.map(({ at, key }) => `${at} ${key}`);
    expect(places).toEqual([...places].sort().reverse());
    for (const limit of [7, 33])
      expect((await readAll(client.id, limit)).map(({ key }) => key)).toEqual(whole.map(({ key }) => key));
  });

  it('rejects invalid cursors', async () => {
    const client = await addClient();
    await expect(timelineOf(client.id, { cursor: 'bogus' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('names the missing kinds while a service is unavailable', async () => {
    const alone = await startProduct({ only: ['identity', 'crm'] });
    try {
      const { admin } = await alone.signUp();
      const client = await alone.call(createClient, { body: person }, admin);
      const { items, missing } = await alone.call(getClientTimeline, { params: { id: client.id } }, admin);
      expect(items).toMatchObject([{ act: 'CLIENT_CREATED' }]);
      expect([...missing].sort()).toEqual([
        'CALL',
        'CASE',
        'CONVERSATION',
        'EMAIL',
        'QUOTE',
        'RECORD',
        'VIEW',
      ]);
    } finally {
      await alone.stop();
    }
  });
});
