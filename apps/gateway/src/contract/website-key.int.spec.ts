import { OPERATIONS, type LeadKey } from '@quillcare/contracts';
import { ONE_OF_EACH_KIND, pathFor, ROUTED } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;
let key: LeadKey & { secret: string };

const nobodys = () => '01890000-0000-7000-8000-000000000001';
const ADDED = { firstName: 'Aroha', email: 'aroha@example.co.nz', source: 'WEBSITE' };

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
  key = await newKey();
});

async function newKey(): Promise<LeadKey & { secret: string }> {
  const { json } = await world.request('POST', '/api/lead-keys', {
    token: practice.token,
    body: { name: 'Our website' },
  });
  return json as LeadKey & { secret: string };
}
const add = (token: string, body: object = ADDED, headers: Record<string, string> = {}) =>
  world.request('POST', '/api/leads', { token, body, headers });
const get = async (path: string) => (await world.request('GET', path, { token: practice.token })).json;

describe('website key', () => {
  it('is accepted by one operation only', () => {
    expect(OPERATIONS.filter(({ acceptsKey }) => acceptsKey).map(({ name }) => name)).toEqual([
      'crm.createLead',
    ]);
  });

  it('is refused by every other kind of route', async () => {
    for (const operation of ONE_OF_EACH_KIND) {
      const path = pathFor(operation, nobodys);
      const { status, problem } = await world.ask(operation, practice, { token: key.secret, path });
      expect({ name: operation.name, status, code: problem?.code }).toEqual({
        name: operation.name,
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    }
  });

  it('is refused by the services too, even if the gateway lets it through', async () => {
    const { organisationId } = practice;
    const principal = { kind: 'key', keyId: key.id, organisationId, name: key.name } as const;
    const open = ROUTED.filter(
      ({ kind, acceptsKey, permission, params, query, body }) =>
        kind === 'query' &&
        !acceptsKey &&
        permission !== 'public' &&
        permission !== 'patient' &&
        params.safeParse({}).success &&
        body.safeParse({}).success &&
        query.safeParse({}).success,
    ).filter(({ http }) => http?.encoding !== 'sse');
    expect(open.length).toBeGreaterThan(30);
    for (const operation of open)
      await expect(world.product.call(operation, {}, principal)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('adds a lead once per idempotency key and records its source', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const answers = [await add(key.secret, ADDED, headers), await add(key.secret, ADDED, headers)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [lead, again] = answers.map(({ json }) => json as { id: string; createdBy: null });
    expect(again?.id).toBe(lead?.id);
    expect(lead?.createdBy).toBeNull();
    expect(await get(`/api/leads/${lead?.id}/enquiry`)).toMatchObject({
      enquiry: { via: 'KEY', keyName: 'Our website' },
    });
    const { items } = (await get('/api/lead-keys')) as { items: LeadKey[] };
    expect(items.find(({ id }) => id === key.id)?.lastUsedAt).toEqual(expect.any(String));
  });

  it('gets validation errors that name the field', async () => {
    const { status, problem } = await add(key.secret, { firstName: 'Aroha' });
    expect({ status, errors: problem.errors?.map(({ path }) => path) }).toEqual({
      status: 400,
      errors: ['phone'],
    });
  });

  it('is stored only as a hash and shown once', async () => {
    const { items } = (await get('/api/lead-keys')) as { items: LeadKey[] };
    expect(JSON.stringify(items)).not.toContain(key.secret);
    const rows = await world.product.sql<{ row: string }>('select t::text as row from crm.lead_key t');
    expect(rows.some(({ row }) => row.includes(key.secret))).toBe(false);
  });

  it('is audited by its name', async () => {
    await world.product.eventually(async () => {
      const { items } = (await get('/api/audit-entries?entityType=LEAD_KEY')) as {
        items: { entityLabel: string; action: string }[];
      };
      expect(items).toContainEqual(expect.objectContaining({ entityLabel: 'Our website', action: 'CREATE' }));
    });
  });

  it('has a rate limit of its own, separate from other keys', async () => {
    const [busy, calm] = [await newKey(), await newKey()];
    const statuses: number[] = [];
    for (let n = 0; n < 121; n++) statuses.push((await add(busy.secret, {})).status);
    expect(statuses.slice(0, 120).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await add(calm.secret)).status).toBe(201);
  });

  it('is refused if it is revoked, forged or belongs to another practice', async () => {
    const gone = await newKey();
    expect((await add(gone.secret)).status).toBe(201);
    const revoke = () =>
      world.request('POST', `/api/lead-keys/${gone.id}/revoke`, { token: practice.token, body: {} });
    expect((await revoke()).json).toMatchObject({ revokedAt: expect.any(String) });
    expect((await revoke()).status).toBe(200);
    for (const token of [gone.secret, 'qck_', `${key.secret}x`, key.secret.slice(0, -1)])
      expect((await add(token)).problem).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
