import {
  assignLead,
  changeLeadStatus,
  ClientCreated,
  convertLead,
  createClient,
  createLead,
  deleteLead,
  getLead,
  getLeadBoard,
  linkLead,
  listClients,
  listLeadMatches,
  listLeads,
  restoreLead,
  updateLead,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createLead>['body']>;
const coordinator = () => practice.as('LEAD_COORDINATOR');
const add = (body: Partial<Body> = {}) =>
  product.call(createLead, { body: { firstName: 'Aroha', phone: '0412 345 678', ...body } }, coordinator());
const move = (
  id: string,
  version: number,
  status: 'NEW' | 'CONTACTED' | 'QUALIFIED' | 'LOST',
  reason?: string,
) => product.call(changeLeadStatus, { params: { id }, body: { version, status, reason } }, coordinator());
const NEW_CLIENT = {
  firstName: 'Aroha',
  lastName: 'Tāwhiao',
  email: 'aroha@example.co.nz',
  phone: '0412 345 678',
};

it('publishes one event for a new lead', async () => {
  const { id } = await add();
  const told = await product.sql<{ payload: { subject: string } }>(
    `select payload from crm.outbox where destination = 'evt.crm.LeadChanged.v1' and organisation_id = $1`,
    [practice.organisationId],
  );
  expect(told.map(({ payload }) => payload.subject)).toEqual([id]);
});

it('creates a lead as new, updates it, and sets its first contact on the first move', async () => {
  const lead = await add({ category: 'PRICE_INQUIRY', expectedValueMinor: 1_250_000 });
  expect(lead).toMatchObject({
    status: 'NEW',
    phone: '+61412345678',
    firstContactedAt: null,
    priority: 'MEDIUM',
    urgency: 'NORMAL',
    sentiment: 'NEUTRAL',
    createdBy: { id: expect.any(String) },
  });
  const params = { id: lead.id };
  const body = { version: 1, urgency: 'URGENT' } as const;
  await product.call(updateLead, { params, body }, coordinator());
  const reached = await move(lead.id, 2, 'CONTACTED');
  expect(reached).toMatchObject({
    status: 'CONTACTED',
    urgency: 'URGENT',
    firstContactedAt: expect.any(String),
  });
  expect(await product.call(getLead, { params }, coordinator())).toMatchObject({ version: 3 });
});

it('requires a phone or email, a reason when a lead is lost, and the current version', async () => {
  await expect(add({ phone: null })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [expect.objectContaining({ path: expect.stringContaining('phone') })],
  });
  const { id } = await add();
  await expect(move(id, 1, 'LOST')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await move(id, 1, 'LOST', 'Chose another practice');
  await expect(move(id, 1, 'CONTACTED')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await move(id, 2, 'CONTACTED')).toMatchObject({ lostReason: null });
});

it('says in a version conflict who changed the lead and what its status is now', async () => {
  const { id } = await add();
  const params = { id };
  const lose = { version: 1, status: 'LOST', reason: 'Too expensive' } as const;
  await product.call(changeLeadStatus, { params, body: lose }, practice.admin);
  const now = 'Its status is now Lost.';
  const stale = { version: 1, status: 'CONTACTED' } as const;
  await expect(product.call(changeLeadStatus, { params, body: stale }, practice.admin)).rejects.toThrow(
    `You changed this lead in another window after you opened it. ${now}`,
  );
  await expect(move(id, 1, 'CONTACTED')).rejects.toThrow(
    `Ana Okafor changed this lead after you opened it. ${now}`,
  );
});

it('filters leads by fields and owner, and searches them', async () => {
  const mine = await add({ firstName: 'Wiremu', lastName: 'Ngāpō', interestedIn: 'Septoplasty' });
  await add({ firstName: 'Grace', urgency: 'URGENT' });
  const { admin } = practice;
  const owner = admin.userId;
  const given = await product.call(
    assignLead,
    { params: { id: mine.id }, body: { version: 1, ownerId: owner } },
    admin,
  );
  expect(given).toMatchObject({ ownerId: owner, ownerName: expect.any(String) });
  const names = async (query: NonNullable<RequestOf<typeof listLeads>['query']>) =>
    (await product.call(listLeads, { query }, admin)).items.map(({ firstName }) => firstName);
  expect(await names({ ownerId: owner })).toEqual(['Wiremu']);
  expect(await names({ ownerId: 'none' })).toEqual(['Grace']);
  expect(await names({ urgency: 'URGENT' })).toEqual(['Grace']);
  expect(await names({ search: 'ngapo septo' })).toEqual(['Wiremu']);
  expect(await names({ sort: 'name' })).toEqual(['Grace', 'Wiremu']);
});

it('shows a deleted lead only among deleted ones, and not on the board, until it is restored', async () => {
  const { id } = await add();
  const { admin } = practice;
  await product.call(deleteLead, { params: { id } }, admin);
  const ids = async (query: { removed?: 'true' } = {}) =>
    (await product.call(listLeads, { query }, admin)).items.map((lead) => lead.id);
  expect([await ids(), await ids({ removed: 'true' })]).toEqual([[], [id]]);
  const { columns } = await product.call(getLeadBoard, {}, admin);
  expect(columns.every(({ count }) => count === 0)).toBe(true);
  await product.call(restoreLead, { params: { id }, body: {} }, admin);
  expect([await ids(), await ids({ removed: 'true' })]).toEqual([[id], []]);
});

it('rejects assigning a lead to a user of another practice', async () => {
  const { id } = await add();
  const stranger = (await product.signUp()).admin.userId;
  await expect(
    product.call(assignLead, { params: { id }, body: { version: 1, ownerId: stranger } }, coordinator()),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('groups leads on the board by status, with their number and expected value', async () => {
  await add({ expectedValueMinor: 500_000 });
  const { id } = await add({ firstName: 'Grace', expectedValueMinor: 250_000 });
  await move(id, 1, 'QUALIFIED');
  const { columns } = await product.call(getLeadBoard, {}, coordinator());
  expect(columns.map(({ status, count, expectedValueMinor }) => [status, count, expectedValueMinor])).toEqual(
    [
      ['NEW', 1, 500_000],
      ['CONTACTED', 0, 0],
      ['QUALIFIED', 1, 250_000],
      ['CONVERTED', 0, 0],
      ['LOST', 0, 0],
    ],
  );
  expect(columns[2]?.cards).toEqual([expect.objectContaining({ id, firstName: 'Grace' })]);
  const found = await product.call(getLeadBoard, { query: { search: 'grace' } }, coordinator());
  expect(found.columns.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0]);
});

it('converts a lead into one client, even with concurrent requests', async () => {
  const { id } = await add({ email: 'aroha@example.co.nz' });
  const body = { version: 1, client: NEW_CLIENT };
  const convert = () => product.call(convertLead, { params: { id }, body }, coordinator());
  const tries = await Promise.allSettled([convert(), convert(), convert()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { items } = await product.call(listClients, {}, coordinator());
  expect(items).toEqual([expect.objectContaining({ lastName: 'Tāwhiao', phone: '+61412345678' })]);
  const lead = await product.call(getLead, { params: { id } }, coordinator());
  expect(lead).toMatchObject({ status: 'CONVERTED', clientId: items[0]?.id });
  // Announced like any new client, so that duplicates are looked for and open lists refresh.
  const told = await product.sql('select 1 from crm.outbox where destination = $1 and organisation_id = $2', [
    ClientCreated.subject,
    practice.organisationId,
  ]);
  expect(told).toHaveLength(1);
});

it('suggests the likely client of a lead, and links the two', async () => {
  const { id } = await add({ email: 'someone@example.com' });
  const client = await product.call(createClient, { body: NEW_CLIENT }, coordinator());
  const { items } = await product.call(listLeadMatches, { params: { id } }, coordinator());
  expect(items.map((match) => match.id)).toEqual([client.id]);
  const body = { version: 1, clientId: client.id };
  const converted = await product.call(linkLead, { params: { id }, body }, coordinator());
  expect(converted).toMatchObject({ client: { id: client.id }, lead: { status: 'CONVERTED' } });
});

it('rejects another practice’s client, and a new client by a user who may not create clients', async () => {
  const { id } = await add();
  const other = await product.signUp();
  const foreign = await product.call(createClient, { body: NEW_CLIENT }, other.admin);
  const params = { id };
  await expect(
    product.call(linkLead, { params, body: { version: 1, clientId: foreign.id } }, coordinator()),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const reader = { ...coordinator(), grants: { LEADS: ['MANAGE'], CLIENTS: ['READ'] } } as const;
  await expect(
    product.call(convertLead, { params, body: { version: 1, client: NEW_CLIENT } }, reader),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await product.call(getLead, { params }, coordinator())).toMatchObject({ status: 'NEW' });
});
