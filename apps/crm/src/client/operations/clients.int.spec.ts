import {
  clients,
  createClient,
  deleteClient,
  getClient,
  listClients,
  readClient,
  updateClient,
  type Client,
  type ClientInput,
} from '@quillcare/contracts';
import { perFile, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks'] });
const practice = perFile(() => product.signUp({ country: 'AU' }));

const SIOBHAN = {
  firstName: 'Siobhan',
  lastName: "O'Brien",
  email: 'Siobhan@Example.com.au',
  phone: '0412 345 678',
};

function add(overrides: Partial<ClientInput> = {}, by = practice): Promise<Client> {
  return product.call(createClient, { body: { ...SIOBHAN, ...overrides } }, by.admin);
}

function outbox(event: string, clientId: string): Promise<{ payload: { data: Record<string, unknown> } }[]> {
  return product.sql(
    `select payload from crm.outbox where destination like $1 and payload->>'subject' = $2 order by seq`,
    [`evt.crm.${event}.%`, clientId],
  );
}

describe('createClient', () => {
  it('stores the normalised client, publishes an event and writes an audit entry', async () => {
    const client = await add({ dateOfBirth: '1979-03-14', suburb: 'Balmain' });
    expect(client).toMatchObject({
      email: 'siobhan@example.com.au',
      phone: '+61412345678',
      dateOfBirth: '1979-03-14',
      version: 1,
      isVip: false,
    });
    expect(await product.call(getClient, { params: { id: client.id } }, practice.admin)).toEqual(client);
    expect(await outbox('ClientCreated', client.id)).toHaveLength(1);
    const [audit] = await outbox('AuditRecorded', client.id);
    const fields = (audit?.payload.data as { changes: { field: string }[] }).changes.map(
      ({ field }) => field,
    );
    expect(fields).toEqual(expect.arrayContaining(['firstName', 'email', 'suburb']));
    expect(fields).not.toContain('searchKey');
  });

  it('allows members of a household to share an email address', async () => {
    const [one, other] = [
      await add({ email: 'family@example.com.au' }),
      await add({ firstName: 'Declan', email: 'family@example.com.au' }),
    ];
    expect(one.id).not.toBe(other.id);
  });

  it('applies the phone rules of the practice’s country', async () => {
    const nz = await product.signUp({ country: 'NZ', phone: '09 555 0100' });
    await expect(add({ phone: '021 234 5678' }, nz)).resolves.toMatchObject({ phone: '+64212345678' });
    await expect(add({ phone: '021 234 5678' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'phone' }],
    });
  });

  it.each([
    ['+64 21 123 4567', '+64211234567'],
    ['+44 7700 900123', '+447700900123'],
    ['+1 415 555 2671', '+14155552671'],
    ['0011 64 21 123 4567', '+64211234567'],
  ])('accepts the foreign number %s', async (typed, phone) => {
    await expect(add({ phone: typed })).resolves.toMatchObject({ phone });
  });

  it('stores a name unchanged, code point for code point', async () => {
    const name = { firstName: 'ශ්\u200dරී', lastName: 'පෙරේරා' };
    await expect(add(name)).resolves.toMatchObject(name);
  });

  it('rejects an impossible date of birth and names the field', async () => {
    await expect(add({ dateOfBirth: '2199-01-01' })).rejects.toMatchObject({
      errors: [{ path: 'dateOfBirth', message: 'Date of birth is in the future' }],
    });
    await expect(add({ dateOfBirth: '1850-01-01' })).rejects.toMatchObject({
      errors: [{ path: 'dateOfBirth' }],
    });
  });

  it('creates one client per idempotency key', async () => {
    const context = { idempotencyKey: 'one-click' };
    const [first, second] = [
      await product.call(
        createClient,
        { body: { ...SIOBHAN, email: 'once@example.com.au' } },
        practice.admin,
        context,
      ),
      await product.call(
        createClient,
        { body: { ...SIOBHAN, email: 'once@example.com.au' } },
        practice.admin,
        context,
      ),
    ];
    expect(second.id).toBe(first.id);
  });
});

describe('updateClient', () => {
  const change = (client: Client, body: object, by = practice) =>
    product.call(
      updateClient,
      { params: { id: client.id }, body: { version: client.version, ...body } },
      by.admin,
    );

  it('changes only the fields that were sent', async () => {
    const client = await add({ isVip: true, suburb: 'Balmain' });
    const changed = await change(client, { lastName: 'Nguyễn', suburb: '' });
    expect(changed).toMatchObject({
      lastName: 'Nguyễn',
      suburb: null,
      isVip: true,
      version: 2,
    });
    expect(await outbox('ClientUpdated', client.id)).toHaveLength(1);
    const { items } = await product.call(
      listClients,
      { query: { search: 'NGUYEN siobhan' } },
      practice.admin,
    );
    expect(items.map(({ id }) => id)).toEqual([client.id]);
  });
});

describe('readClient', () => {
  it('answers services within the organisation they name, until the client is deleted', async () => {
    const client = await add();
    const body = { organisationId: practice.organisationId, clientId: client.id };
    await expect(product.callInternal(readClient, { body })).resolves.toEqual(clients.record.parse(client));
    const elsewhere = { ...body, organisationId: (await product.signUp()).organisationId };
    await expect(product.callInternal(readClient, { body: elsewhere })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await product.call(deleteClient, { params: { id: client.id } }, practice.admin);
    await expect(product.callInternal(readClient, { body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
