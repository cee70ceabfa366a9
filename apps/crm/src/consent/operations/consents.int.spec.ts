import {
  convertLead,
  createClient,
  createLead,
  deleteClient,
  listClientConsents,
  recordClientConsents,
  restoreClient,
  type ClientConsents,
  type RequestOf,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';

type Body = NonNullable<RequestOf<typeof recordClientConsents>['body']>;

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const practice = perFile(() => product.signUp());

const PERSON = { firstName: 'Hana', lastName: 'Ngata', email: 'hana@example.com', phone: '0412 345 678' };
const add = async () => (await product.call(createClient, { body: PERSON }, practice.admin)).id;
const read = (id: string) => product.call(listClientConsents, { params: { id } }, practice.admin);
const record = (id: string, body: Body) =>
  product.call(recordClientConsents, { params: { id }, body }, practice.admin);
const stateOf = ({ channels }: ClientConsents) =>
  Object.fromEntries(channels.map(({ channel, decision }) => [channel, decision?.isGiven ?? null]));

it('starts a new client without consent on any channel', async () => {
  expect(stateOf(await read(await add()))).toEqual({ EMAIL: null, SMS: null, PHONE: null, POST: null });
});

it('records consents and withdrawals by channel, with history and audit entries', async () => {
  const id = await add();
  const decisions = [
    { channel: 'EMAIL', isGiven: true },
    { channel: 'SMS', isGiven: true },
  ] as const;
  await record(id, { decisions: [...decisions], source: 'FORM', note: 'Newsletter' });
  const answer = await record(id, { decisions: [{ channel: 'SMS', isGiven: false }], source: 'PHONE' });
  expect(stateOf(answer)).toEqual({ EMAIL: true, SMS: false, PHONE: null, POST: null });
  expect(answer.history).toHaveLength(3);
  expect(answer.history[0]).toMatchObject({
    channel: 'SMS',
    isGiven: false,
    source: 'PHONE',
    note: null,
    recordedBy: { id: practice.admin.userId, name: practice.admin.name },
  });
  expect(await read(id)).toEqual(answer);
  const audited = await product.sql<{ changes: unknown }>(
    `select payload->'data'->'changes' as changes from crm.outbox
      where destination = 'evt.crm.AuditRecorded.v1' and payload->>'subject' = $1 order by seq desc limit 1`,
    [id],
  );
  expect(audited[0]?.changes).toEqual([
    { field: 'consent.sms', oldValue: null, newValue: 'withdrawn', dataType: 'STRING' },
  ]);
});

it('protects a recorded consent from changes, even by the database owner', async () => {
  const id = await add();
  await record(id, { decisions: [{ channel: 'POST', isGiven: true }], source: 'IN_PERSON' });
  await expect(
    product.sql('update crm.client_consent set is_given = false where client_id = $1', [id]),
  ).rejects.toThrow('immutable');
});

it('carries the consents of an enquiry over to the client, dated as of the enquiry', async () => {
  const enquiry = { firstName: 'Mia', phone: '0498 765 432', consentPhone: true, consentSms: true };
  const lead = await product.call(createLead, { body: enquiry }, practice.admin);
  const client = { ...PERSON, firstName: 'Mia' };
  const converted = await product.call(
    convertLead,
    { params: { id: lead.id }, body: { version: lead.version, client } },
    practice.admin,
  );
  const consents = await read(converted.client.id);
  expect(stateOf(consents)).toEqual({ EMAIL: null, SMS: true, PHONE: true, POST: null });
  expect(consents.history[0]).toMatchObject({ source: 'ENQUIRY', decidedAt: lead.createdAt });
});

it('keeps the consents of a deleted client until it is restored, and accepts no new ones', async () => {
  const id = await add();
  const given: Body = { decisions: [{ channel: 'POST', isGiven: true }], source: 'IN_PERSON' };
  await record(id, given);
  await product.call(deleteClient, { params: { id } }, practice.admin);
  expect(stateOf(await read(id)).POST).toBe(true);
  await expect(record(id, given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await product.call(restoreClient, { params: { id } }, practice.admin);
  expect(stateOf(await read(id)).POST).toBe(true);
});

it('rejects an empty decision and a repeated channel', async () => {
  const id = await add();
  const post = { channel: 'POST', isGiven: true } as const;
  for (const decisions of [[], [post, { ...post, isGiven: false }]])
    await expect(record(id, { decisions, source: 'FORM' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'decisions' }],
    });
});
