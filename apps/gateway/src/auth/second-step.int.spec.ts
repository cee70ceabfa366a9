import {
  getMfaPolicy,
  seedDemo,
  setMfaPolicy,
  type SessionTokens,
  type StaffUser,
} from '@quillcare/contracts';
import {
  testProduct,
  SoftwareAuthenticator,
  type CreationOptions,
  type RequestOptions,
  SOON_MS,
} from '@quillcare/testing';
import { generateSync } from 'otplib';
import { send, type Answer, type Send } from '../testing/http-client';

const STEP_UP_MS = 10 * 60_000;
const password = 'Correct-Horse-7';
const SECOND_STEP = '/api/auth/second-step';
/** Operations of the services that run in this test, in addition to the stream. */
const CLOSED = ['/api/users', '/api/profile', '/api/auth/sessions', '/api/organisation', '/api/clients'];

const product = testProduct({ only: ['identity', 'crm'], gateway: true });
beforeAll(async () => {
  await product.callInternal(seedDemo, { body: { password } });
});

const request = (method: string, path: string, options: Send = {}) =>
  send(product.url, method, path, options);
const statusOf = async (token: string, path = '/api/clients') =>
  (await request('GET', path, { token })).status;
const becomes = (token: string, status: number) =>
  product.eventually(async () => expect(await statusOf(token)).toBe(status), SOON_MS);
const post = (path: string, token: string, body?: unknown) => request('POST', path, { token, body });
const codeFor = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(product.clock.now().getTime() / 1000) + 30 * steps });
const REFUSED = { status: 403, code: 'SECOND_STEP_REQUIRED' };

async function enter(name: string): Promise<string> {
  const body = { email: `${name}@demo.quillcare.test`, password };
  const { json } = await request('POST', '/api/auth/sign-in', { body });
  return (json as SessionTokens).access_token ?? '';
}

async function setUpApp(token: string): Promise<string> {
  const { secret } = (await post(`${SECOND_STEP}/totp`, token)).json as { secret: string };
  const answer = await post(`${SECOND_STEP}/totp/confirm`, token, { code: codeFor(secret) });
  expect(answer.status).toBe(200);
  return secret;
}

async function listen(token: string) {
  const stop = new AbortController();
  const response = await fetch(`${product.url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const heard = { ended: false };
  // The text is only complete when the server ends the stream; an abort by the test does not count.
  void response.text().then(
    () => (heard.ended = true),
    () => undefined,
  );
  return { status: response.status, heard, stop: () => stop.abort() };
}

describe('session without its second step', () => {
  it('can only finish signing in, and has full access immediately afterwards', async () => {
    const first = await enter('sales');
    const secret = await setUpApp(first);
    const half = await enter('sales');
    for (const path of CLOSED)
      expect((await request('GET', path, { token: half })).problem).toMatchObject(REFUSED);
    expect((await listen(half)).status).toBe(403);
    expect((await post('/api/clients', half, { nonsense: 1 })).problem).toMatchObject(REFUSED);
    expect((await post(`${SECOND_STEP}/totp`, half)).problem).toMatchObject(REFUSED);
    expect((await request('DELETE', `${SECOND_STEP}/totp`, { token: half })).problem).toMatchObject(REFUSED);
    expect((await request('GET', '/api/auth/session', { token: half })).json).toMatchObject({
      secondStep: 'VERIFY',
    });
    const wrong = await post(`${SECOND_STEP}/confirm`, half, { way: 'totp', code: '000' });
    expect(wrong.problem).toMatchObject({ status: 400, errors: [{ path: 'code' }] });
    const right = await post(`${SECOND_STEP}/confirm`, half, { way: 'totp', code: codeFor(secret, 1) });
    expect(right.json).toMatchObject({ session: { secondStep: 'DONE' }, recoveryCodesLeft: 10 });
    // Without waiting, because a browser sends its next request immediately.
    expect(await statusOf(half)).toBe(200);
    const stream = await listen(half);
    expect(stream.status).toBe(200);
    stream.stop();
  });

  it('includes all other sessions once the account sets up a second step, and their streams end', async () => {
    const [mine, other] = [await enter('leads'), await enter('leads')];
    const stream = await listen(other);
    expect(await statusOf(other)).toBe(200);
    await setUpApp(mine);
    expect(await statusOf(mine)).toBe(200);
    await becomes(other, 403);
    await product.eventually(async () => expect(stream.heard.ended).toBe(true), SOON_MS);
  });

  it('can sign out', async () => {
    const half = await enter('sales');
    expect((await post('/api/auth/sign-out', half)).status).toBe(200);
    expect(await statusOf(half, '/api/auth/session')).toBe(401);
  });

  it('gets Retry-After after too many wrong codes', async () => {
    const half = await enter('sales');
    const guess = () => post(`${SECOND_STEP}/confirm`, half, { way: 'totp', code: '000' });
    let answer: Answer = await guess();
    for (let tries = 0; tries < 5; tries += 1) answer = await guess();
    expect(answer.problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  });
});

describe('practice that requires a second step', () => {
  it('restricts its staff at once until they have set one up', async () => {
    const admin = await enter('admin');
    const user = await enter('user');
    const stream = await listen(user);
    expect(await statusOf(user)).toBe(200);
    const path = `/api${getMfaPolicy.http?.path}`;
    const { version } = (await request('GET', path, { token: admin })).json as { version: number };
    const body = { version, roles: ['USER'] };
    expect((await request(setMfaPolicy.http?.method ?? '', path, { token: admin, body })).status).toBe(200);
    await becomes(user, 403);
    await product.eventually(async () => expect(stream.heard.ended).toBe(true), SOON_MS);
    expect(await statusOf(admin)).toBe(200);
    const authenticator = new SoftwareAuthenticator({ origin: product.config.publicUrl });
    const begun = (await post(`${SECOND_STEP}/passkeys/begin`, user)).json as { options: unknown };
    const credential = authenticator.create(begun.options as CreationOptions);
    expect((await post(`${SECOND_STEP}/passkeys`, user, { name: 'Phone', credential })).status).toBe(201);
    expect(await statusOf(user)).toBe(200);
    const next = await enter('user');
    const asked = (await post(`${SECOND_STEP}/passkeys/check`, next)).json as { options: unknown };
    const answer = { way: 'passkey', credential: authenticator.get(asked.options as RequestOptions) };
    expect((await post(`${SECOND_STEP}/confirm`, next, answer)).status).toBe(200);
    expect(await statusOf(next)).toBe(200);
  });
});

describe('sensitive operation', () => {
  it('requires a new proof of identity after ten minutes, effective from the next request', async () => {
    const admin = await enter('admin');
    const search = '/api/users?search=user@demo.quillcare.test';
    const { id, version } = ((await request('GET', search, { token: admin })).json as { items: StaffUser[] })
      .items[0] as StaffUser;
    const act = () => request('PATCH', `/api/users/${id}`, { token: admin, body: { version } });
    expect((await act()).status).toBe(200);
    product.clock.shift(STEP_UP_MS + 1_000);
    expect((await act()).problem).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    const wrong = await post(`${SECOND_STEP}/confirm`, admin, { way: 'password', password: 'Wrong-7-Horse' });
    expect(wrong.problem).toMatchObject({ status: 400, errors: [{ path: 'password' }] });
    expect((await post(`${SECOND_STEP}/confirm`, admin, { way: 'password', password })).status).toBe(200);
    expect((await act()).status).toBe(200);
  });
});
