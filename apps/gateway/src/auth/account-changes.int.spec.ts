import { seedDemo, type SessionTokens, type StaffUser } from '@quillcare/contracts';
import { testProduct, SOON_MS } from '@quillcare/testing';
import { cookiesOf, send, type Send } from '../testing/http-client';

const password = 'Correct-Horse-7';
const product = testProduct({ only: ['identity', 'crm'], gateway: true });
let admin: string;

beforeAll(async () => {
  await product.callInternal(seedDemo, { body: { password } });
  admin = await enter('admin');
});

const request = (method: string, path: string, options: Send = {}) =>
  send(product.url, method, path, options);
const credentials = (name: string) => ({ email: `${name}@demo.quillcare.test`, password });

async function enter(name: string): Promise<string> {
  const { json } = await request('POST', '/api/auth/sign-in', { body: credentials(name) });
  return (json as SessionTokens).access_token ?? '';
}

async function account(name: string): Promise<StaffUser> {
  const { json } = await request('GET', `/api/users?search=${credentials(name).email}`, { token: admin });
  return (json as { items: StaffUser[] }).items[0] as StaffUser;
}

const statusOf = async (token: string) => (await request('GET', '/api/clients', { token })).status;
const becomes = (token: string, status: number) =>
  product.eventually(async () => expect(await statusOf(token)).toBe(status), SOON_MS);

describe('changing an account', () => {
  it('revokes and restores permissions at once', async () => {
    const token = await enter('user');
    expect(await statusOf(token)).toBe(200);
    const { id, version } = await account('user');
    const path = `/api/users/${id}/grants`;
    await request('PATCH', path, { token: admin, body: { version, grants: { CLIENTS: [] } } });
    await becomes(token, 403);
    await request('PATCH', path, { token: admin, body: { version: version + 1, grants: {} } });
    await becomes(token, 200);
  });

  it('ends access at once on deactivation', async () => {
    const token = await enter('leads');
    expect(await statusOf(token)).toBe(200);
    const { id, version } = await account('leads');
    await request('PATCH', `/api/users/${id}`, { token: admin, body: { version, isActive: false } });
    await becomes(token, 401);
    const { problem } = await request('POST', '/api/auth/sign-in', { body: credentials('leads') });
    expect(problem).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('signs out every session and clears this browser’s cookies', async () => {
    const { origin } = new URL(product.url);
    const other = await enter('sales');
    expect(await statusOf(other)).toBe(200);
    const body = { ...credentials('sales'), session: 'cookie' };
    const kept = cookiesOf(await request('POST', '/api/auth/sign-in', { body, headers: { origin } }));
    const headers = { cookie: `qc_session=${kept.get('qc_session')?.value}`, origin };
    const answer = await request('POST', '/api/auth/sign-out-everywhere', { headers });
    expect(answer.json).toEqual({ signedOut: true, sessions: 2 });
    expect(cookiesOf(answer).get('qc_session')?.value).toBe('');
    await becomes(other, 401);
    expect((await request('GET', '/api/clients', { headers })).status).toBe(401);
  });
});
