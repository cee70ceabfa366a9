import {
  createClient,
  deleteClient,
  dismissDuplicatePair,
  getClient,
  importClients,
  listClientMatches,
  listClients,
  listDuplicatePairs,
  reopenDuplicatePair,
  restoreClient,
  updateClient,
  type Client,
  type ClientInput,
  type DuplicatePair,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const practice = perTest(() => product.signUp());

const HANA = {
  firstName: 'Hana',
  lastName: 'Ngāpō',
  email: 'hana@example.com',
  phone: '0412 345 678',
  dateOfBirth: '1988-02-29',
};
const add = (changes: Partial<ClientInput> = {}): Promise<Client> =>
  product.call(createClient, { body: { ...HANA, ...changes } }, practice.admin);
const pairs = async (by = practice) => (await product.call(listDuplicatePairs, {}, by.admin)).items;
const eventuallyPairs = (check: (found: DuplicatePair[]) => void): Promise<void> =>
  product.eventually(async () => check(await pairs()));
const onePair = async (): Promise<DuplicatePair> => {
  await eventuallyPairs((found) => expect(found).toHaveLength(1));
  return (await pairs())[0]!;
};

it('pairs clients with the same email and the same name in another spelling', async () => {
  const [first, second] = [
    await add({ dateOfBirth: null }),
    await add({ firstName: 'HANA', lastName: 'Ngapo' }),
  ];
  expect(await onePair()).toMatchObject({
    reasons: ['EMAIL_NAME'],
    first: { id: first.id, lastName: 'Ngāpō' },
    second: { id: second.id, dateOfBirth: '1988-02-29' },
  });
});

it('does not pair members of a household', async () => {
  await add();
  await add({ firstName: 'Hemi', dateOfBirth: '2010-05-06' });
  const last = await add({ firstName: 'Rob', dateOfBirth: null });
  await product.eventually(async () => {
    const handled = await product.sql(
      `select 1 from crm.inbox i join crm.outbox o on o.id = i.event_id where o.payload->>'subject' = $1`,
      [last.id],
    );
    expect(handled.length).toBeGreaterThan(0);
  });
  expect(await pairs()).toEqual([]);
});

it('pairs identical clients that are added concurrently', async () => {
  await Promise.all([add(), add(), add()]);
  await eventuallyPairs((found) => expect(found).toHaveLength(3));
});

it('adds and removes a pair as the details of the clients change', async () => {
  const [one, two] = [await add(), await add({ phone: '0498 765 432', email: 'other@example.com' })];
  const change = (version: number, body: object) =>
    product.call(updateClient, { params: { id: two.id }, body: { version, ...body } }, practice.admin);
  const { version } = await change(1, { phone: '0412 345 678' });
  expect(await onePair()).toMatchObject({ reasons: ['PHONE_BIRTH'], first: { id: one.id } });
  await change(version, { dateOfBirth: '1990-01-01' });
  await eventuallyPairs((found) => expect(found).toEqual([]));
});

it('drops the pairs of a deleted client until it is restored', async () => {
  const [, two] = [await add(), await add()];
  await onePair();
  await product.call(deleteClient, { params: { id: two.id } }, practice.admin);
  await eventuallyPairs((found) => expect(found).toEqual([]));
  await product.call(restoreClient, { params: { id: two.id } }, practice.admin);
  await onePair();
});

it('does not suggest a dismissed pair again unless it is reopened', async () => {
  const [one] = [await add(), await add()];
  const { id } = await onePair();
  await product.call(dismissDuplicatePair, { params: { id } }, practice.admin);
  expect(await pairs()).toEqual([]);
  await product.call(
    updateClient,
    { params: { id: one.id }, body: { version: 1, phone: '0498 765 432' } },
    practice.admin,
  );
  const third = await add();
  await eventuallyPairs((found) =>
    expect(found.map(({ second }) => second.id)).toEqual([third.id, third.id]),
  );
  await product.call(reopenDuplicatePair, { params: { id } }, practice.admin);
  expect((await pairs()).map((pair) => pair.id)).toContain(id);
});

it('takes the mark of an import from a client who is said to be another person', async () => {
  const { organisationId } = practice;
  const rows = [{ row: 1, client: await add() }];
  const body = { organisationId, importId: newId(), strategy: 'exception' as const, rows };
  await product.callInternal(importClients, { body }, { idempotencyKey: newId() });
  const { id, second } = await onePair();
  const marked = async () =>
    (await product.call(getClient, { params: { id: second.id } }, practice.admin)).isDuplicateFlag;
  expect(await marked()).toBe(true);
  await product.call(dismissDuplicatePair, { params: { id } }, practice.admin);
  expect(await marked()).toBe(false);
});

it('takes the mark of an import from a client whose email is no longer that of the other one', async () => {
  const { organisationId } = practice;
  const mother = await add();
  const rows = [{ row: 1, client: { ...mother, firstName: 'Aroha', dateOfBirth: '2015-03-01' } }];
  const body = { organisationId, importId: newId(), strategy: 'skip' as const, rows };
  await product.callInternal(importClients, { body }, { idempotencyKey: newId() });
  const { items } = await product.call(listClients, { query: { search: 'Aroha' } }, practice.admin);
  expect(items).toMatchObject([{ isDuplicateFlag: true }]);
  const { id, version } = items[0]!;
  const change = (known: number, changes: object) =>
    product.call(updateClient, { params: { id }, body: { version: known, ...changes } }, practice.admin);
  const moved = await change(version, { suburb: 'Newtown' });
  expect(moved).toMatchObject({ isDuplicateFlag: true, duplicateOf: mother.id });
  const own = await change(moved.version, { email: 'aroha@example.com' });
  expect(own).toMatchObject({ isDuplicateFlag: false, duplicateOf: null });
});

it('pairs imported clients, and lists the pairs of one client', async () => {
  const known = await add({ phone: '0498 765 432' });
  const row = (at: number, changes: Partial<ClientInput>) => ({
    row: at,
    client: { ...known, ...changes, email: `row${at}@example.com` },
  });
  await product.callInternal(
    importClients,
    {
      body: {
        organisationId: practice.organisationId,
        importId: newId(),
        strategy: 'skip',
        rows: [row(1, {}), row(2, { dateOfBirth: '1990-01-01' })],
      },
    },
    { idempotencyKey: newId() },
  );
  expect(await onePair()).toMatchObject({ reasons: ['PHONE_BIRTH'], first: { id: known.id } });
  const of = async (clientId: string) =>
    (await product.call(listDuplicatePairs, { query: { clientId } }, practice.admin)).total;
  expect([await of(known.id), await of(newId())]).toEqual([1, 0]);
});

it('makes no pairs for an email that hundreds share, and few for a person entered many times', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    row: at,
    client: { ...base(), firstName: `Person ${at}`, email: 'noemail@practice.example' },
  }));
  const same = Array.from({ length: 60 }, (_, at) => ({
    row: at,
    client: { ...base(), email: 'same@example.com' },
  }));
  const add = (list: typeof rows) =>
    product.callInternal(
      importClients,
      {
        body: {
          organisationId: practice.organisationId,
          importId: newId(),
          strategy: 'exception' as const,
          rows: list,
        },
      },
      { idempotencyKey: newId() },
    );
  await add(rows);
  await add(same);
  await eventuallyPairs((found) => expect(found.length).toBeGreaterThan(0));
  const { total } = await product.call(listDuplicatePairs, {}, practice.admin);
  expect(total).toBeLessThanOrEqual(60 * 10);
  expect((await pairs()).every(({ first }) => first.email === 'same@example.com')).toBe(true);
});

describe('duplicate warning while typing', () => {
  const asked = (query: object) => product.call(listClientMatches, { query }, practice.admin);

  it('names the likely client and the reasons, in any spelling, before anything is saved', async () => {
    const known = await add();
    const { items } = await asked({ email: 'HANA@example.com', firstName: 'hana', lastName: 'Ngapo' });
    expect(items).toEqual([expect.objectContaining({ id: known.id, reasons: ['EMAIL_NAME'] })]);
    const byPhone = await asked({ phone: '+61 412 345 678', dateOfBirth: '1988-02-29' });
    expect(byPhone.items[0]).toMatchObject({ id: known.id, reasons: ['PHONE_BIRTH'] });
  });

  it('ignores the record itself, incomplete input and other practices', async () => {
    const known = await add();
    const whole = { email: HANA.email, firstName: 'Hana', lastName: 'Ngāpō' };
    expect((await asked({ ...whole, exceptId: known.id })).items).toEqual([]);
    expect((await asked({ email: HANA.email, firstName: 'Hana' })).items).toEqual([]);
    expect((await asked({ phone: '0412', dateOfBirth: '1988-02-30' })).items).toEqual([]);
    const elsewhere = await product.signUp();
    expect((await product.call(listClientMatches, { query: whole }, elsewhere.admin)).items).toEqual([]);
    expect(await pairs(elsewhere)).toEqual([]);
  });
});

function base(): ClientInput {
  return {
    firstName: 'Hana',
    lastName: 'Ngāpō',
    email: '',
    phone: '+61412345678',
    secondaryPhone: null,
    dateOfBirth: null,
    isVip: false,
    streetAddress: null,
    city: null,
    suburb: null,
    state: null,
    postcode: null,
  };
}
