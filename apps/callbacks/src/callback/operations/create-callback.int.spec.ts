import {
  assignLead,
  convertLead,
  createCallback,
  createClient,
  createLead,
  deleteLead,
  getCallback,
  getClient,
  getLead,
  linkLead,
  listCallbacks,
  mergeClients,
  updateClient,
  updateLead,
  type Callback,
  type RequestOf,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { addQuote, auditOf, openPractice, startCallbacks } from '../callback-scene.suite';

const product = testProduct(startCallbacks);
const scene = perTest(() => openPractice(product));
let today: string;
beforeEach(async () => {
  today = todayIn(product.clock.now(), 'Australia/Sydney');
});

type Body = NonNullable<RequestOf<typeof createCallback>['body']>;
const create = (body: Partial<Body>, by = scene.practice.admin) =>
  product.call(createCallback, { body: { dueDate: today, ...body } }, by);
const read = ({ id }: Callback) => product.call(getCallback, { params: { id } }, scene.practice.admin);
const lead = () =>
  product.call(
    createLead,
    { body: { firstName: 'Aroha', lastName: 'Tāwhiao', phone: '0412 345 678' } },
    scene.practice.admin,
  );

describe('callback created by staff', () => {
  it("can be about a quote and takes the client's current name and number", async () => {
    const quote = await addQuote(scene);
    const assigneeId = scene.practice.admin.userId;
    const created = await create({ quoteId: quote.id, about: 'Asks for a later date', assigneeId });
    expect(created).toMatchObject({
      subject: 'QUOTE',
      quoteId: quote.id,
      quoteNumber: quote.quoteNumber,
      clientId: scene.clientId,
      clientName: 'Hana Te Ariki Ngāpō',
      clientPhone: '+61498765432',
      cause: 'STAFF',
      status: 'pending',
      priority: 'NORMAL',
      dueDate: today,
      about: 'Asks for a later date',
      assigneeId,
      assigneeName: scene.practice.admin.name,
      attemptCount: 0,
    });
    expect(await read(created)).toMatchObject({ id: created.id, about: 'Asks for a later date' });
    expect(await auditOf(scene, created.id)).toMatchObject([{ action: 'CREATE', entityType: 'CALLBACK' }]);
    // A quote can have any number of manual callbacks besides the one created when it is sent.
    await expect(create({ quoteId: quote.id })).resolves.toMatchObject({ quoteId: quote.id });
  });

  it('can be about a client or about a lead who is not yet a client', async () => {
    expect(await create({ clientId: scene.clientId, priority: 'HIGH' })).toMatchObject({
      subject: 'CLIENT',
      quoteId: null,
      quoteNumber: null,
      clientId: scene.clientId,
      priority: 'HIGH',
      assigneeId: null,
      assigneeName: null,
    });
    const { id } = await lead();
    expect(await create({ leadId: id })).toMatchObject({
      subject: 'LEAD',
      leadId: id,
      clientId: null,
      clientName: 'Aroha Tāwhiao',
      clientPhone: '+61412345678',
    });
  });

  it.each([
    ['a due date in the past', () => ({ clientId: scene.clientId, dueDate: addDays(today, -1) }), 'dueDate'],
    ['a callback without a subject', () => ({}), 'quoteId'],
    ['an unknown assignee', () => ({ clientId: scene.clientId, assigneeId: newId() }), 'assigneeId'],
  ])('is refused for %s', async (_name, body, path) => {
    await expect(create(body())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [expect.objectContaining({ path: expect.stringContaining(path) })],
    });
  });

  it("is refused for another practice's record or a client other than the quote's", async () => {
    const other = await openPractice(product);
    for (const field of ['quoteId', 'leadId', 'clientId'] as const)
      await expect(create({ [field]: other.clientId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const quote = await addQuote(scene);
    const stranger = await product.call(
      createClient,
      {
        body: {
          firstName: 'Mia',
          lastName: 'Thompson',
          email: 'mia@patients.example',
          phone: '0411 111 111',
        },
      },
      scene.practice.admin,
    );
    await expect(create({ quoteId: quote.id, clientId: stranger.id })).rejects.toMatchObject({
      errors: [{ path: 'clientId', message: 'This client does not belong to the quote' }],
    });
  });

  it('requires write access to its subject and hides leads from users who cannot read them', async () => {
    await expect(create({ clientId: scene.clientId }, scene.practice.as('USER'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const ofLead = await create({ leadId: (await lead()).id });
    const user = scene.practice.as('USER');
    expect((await product.call(listCallbacks, {}, user)).items).toEqual([]);
    await expect(product.call(getCallback, { params: { id: ofLead.id } }, user)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it("updates the callback when the client's number changes", async () => {
  const created = await create({ clientId: scene.clientId });
  const { version } = await product.call(getClient, { params: { id: scene.clientId } }, scene.practice.admin);
  await product.call(
    updateClient,
    { params: { id: scene.clientId }, body: { version, phone: '0411 222 333' } },
    scene.practice.admin,
  );
  await product.eventually(async () =>
    expect(await read(created)).toMatchObject({ clientPhone: '+61411222333', about: null }),
  );
});

it('takes the number corrected when the lead became a client, and keeps it when the lead changes', async () => {
  const { id, version } = await lead();
  const created = await create({ leadId: id, about: 'Price' });
  const client = {
    firstName: 'Aroha',
    lastName: 'Parata',
    email: 'aroha@patients.example',
    phone: '0411 222 333',
  };
  const { admin } = scene.practice;
  const done = await product.call(convertLead, { params: { id }, body: { version, client } }, admin);
  const corrected = { clientId: done.client.id, clientName: 'Aroha Parata', clientPhone: '+61411222333' };
  await product.eventually(async () => expect(await read(created)).toMatchObject(corrected));
  expect(await create({ leadId: id, about: 'Again' })).toMatchObject(corrected);
  await product.call(
    assignLead,
    { params: { id }, body: { version: done.lead.version, ownerId: admin.userId } },
    admin,
  );
  await product.eventually(async () =>
    expect(
      await product.sql(
        `select 1 from crm.outbox o where o.destination like '%LeadChanged%' and o.payload->>'subject' = $1
          and not exists (select from callbacks.inbox i where i.event_id::text = o.payload->>'id')`,
        [id],
      ),
    ).toEqual([]),
  );
  expect(await read(created)).toMatchObject(corrected);
});

it('keeps the number of an enquiry by a known client, whose record is older', async () => {
  const { admin } = scene.practice;
  const { id, version } = await lead();
  const created = await create({ leadId: id, about: 'Price' });
  await product.call(linkLead, { params: { id }, body: { version, clientId: scene.clientId } }, admin);
  await product.eventually(async () =>
    expect(await read(created)).toMatchObject({ clientId: scene.clientId, clientPhone: '+61412345678' }),
  );
});

it('updates the callback when the lead changes and cancels it when the lead is deleted', async () => {
  const { id, version } = await lead();
  const created = await create({ leadId: id, about: 'Price' });
  await product.call(
    updateLead,
    { params: { id }, body: { version, lastName: 'Parata', phone: '0411 222 333' } },
    scene.practice.admin,
  );
  await product.eventually(async () =>
    expect(await read(created)).toMatchObject({
      clientName: 'Aroha Parata',
      clientPhone: '+61411222333',
      status: 'pending',
    }),
  );
  const { version: present } = await product.call(getLead, { params: { id } }, scene.practice.admin);
  await product.call(
    deleteLead,
    { params: { id }, query: { version: present, confirm: true } } as never,
    scene.practice.admin,
  );
  await product.eventually(async () =>
    expect(await read(created)).toMatchObject({ status: 'cancelled', closedReason: 'lost' }),
  );
});

it('moves callbacks to the surviving client of a merge, including one created during the merge', async () => {
  const again = await product.call(
    createClient,
    {
      body: {
        firstName: 'Hana',
        lastName: 'Ngāpō',
        email: 'hana@patients.example',
        phone: '0498 765 432',
        dateOfBirth: '1988-02-29',
      },
    },
    scene.practice.admin,
  );
  const merge = { otherId: again.id, version: 1, otherVersion: again.version };
  const [created] = await Promise.all([
    create({ clientId: again.id }),
    product.call(mergeClients, { params: { id: scene.clientId }, body: merge }, scene.practice.admin),
    create({ clientId: again.id }).catch(() => null),
  ]);
  await product.eventually(async () => {
    const { items } = await product.call(listCallbacks, {}, scene.practice.admin);
    expect(items.map(({ clientId }) => clientId)).toEqual(items.map(() => scene.clientId));
    expect(items.some(({ id }) => id === created.id)).toBe(true);
  });
});
