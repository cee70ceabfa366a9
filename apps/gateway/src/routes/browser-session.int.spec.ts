import { randomBytes } from 'node:crypto';
import { perFile, sharedGateway, testProduct } from '@quillcare/testing';
import { cookiesOf, send, type Send } from '../testing/http-client';

const product = testProduct(sharedGateway);
const practice = perFile(() => product.signUp());

/** A browser of its own, whose attempts count for nobody else. */
const address = `10.${[...randomBytes(3)].join('.')}`;
const request = (method: string, path: string, options: Send = {}) =>
  send(product.url, method, path, {
    ...options,
    headers: { 'x-forwarded-for': address, ...options.headers },
  });
const ann = { firstName: 'Ann', lastName: "O'Brien", email: 'ann@example.com', phone: '0412 345 678' };

describe('browser session', () => {
  const origin = () => new URL(product.url).origin;
  const credentials = (session: string) => ({
    email: practice.admin.email,
    password: 'Correct-Horse-7',
    session,
  });
  const signInByCookie = async () => {
    const answer = await request('POST', '/api/auth/sign-in', {
      body: credentials('cookie'),
      headers: { origin: origin() },
    });
    return { answer, cookies: cookiesOf(answer) };
  };
  const cookie = (cookies: Map<string, { value: string }>, ...names: string[]) =>
    names.map((name) => `${name}=${cookies.get(name)?.value}`).join('; ');

  it('is stored in HttpOnly, SameSite cookies', async () => {
    const { answer, cookies } = await signInByCookie();
    expect(answer.json).toMatchObject({
      access_token: null,
      refresh_token: null,
      session: { user: { email: practice.admin.email } },
    });
    expect(cookies.get('qc_session')?.attributes).toMatch(
      /max-age=900; path=\/api; httponly; samesite=strict/,
    );
    expect(cookies.get('qc_refresh')?.attributes).toMatch(
      /max-age=\d{7}; path=\/api\/auth\/refresh; httponly; samesite=strict/,
    );
    expect(
      (await request('GET', '/api/clients', { headers: { cookie: cookie(cookies, 'qc_session') } })).status,
    ).toBe(200);
  });

  it('allows commands only from our own pages', async () => {
    const { cookies } = await signInByCookie();
    const post = (headers: Record<string, string>) =>
      request('POST', '/api/clients', {
        body: ann,
        headers: { cookie: cookie(cookies, 'qc_session'), ...headers },
      });
    expect((await post({})).problem).toMatchObject({ status: 403, code: 'CROSS_SITE_REQUEST' });
    expect((await post({ origin: 'https://evil.test' })).problem).toMatchObject({
      status: 403,
      code: 'CROSS_SITE_REQUEST',
    });
    expect((await post({ origin: origin() })).status).toBe(201);
  });

  it('cannot be started by another site', async () => {
    const answer = await request('POST', '/api/auth/sign-in', {
      body: credentials('cookie'),
      headers: { origin: 'https://evil.test' },
    });
    expect(answer.problem.code).toBe('CROSS_SITE_REQUEST');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is renewed by its refresh cookie, and cleared if that is invalid', async () => {
    const { cookies } = await signInByCookie();
    const refresh = (value: string, headers: Record<string, string> = { origin: origin() }) =>
      request('POST', '/api/auth/refresh', { headers: { cookie: value, ...headers } });
    expect((await refresh(cookie(cookies, 'qc_refresh'), {})).problem.code).toBe('CROSS_SITE_REQUEST');
    const renewed = await refresh(cookie(cookies, 'qc_refresh'));
    expect(renewed.json).toMatchObject({ access_token: null, refresh_token: null });
    expect(cookiesOf(renewed).get('qc_refresh')?.value).not.toBe(cookies.get('qc_refresh')?.value);
    const refused = await refresh('qc_refresh=worthless');
    expect(refused.status).toBe(401);
    expect(cookiesOf(refused).get('qc_session')?.value).toBe('');
  });

  it('ends everywhere at once', async () => {
    const { cookies } = await signInByCookie();
    const headers = { cookie: cookie(cookies, 'qc_session'), origin: origin() };
    expect((await request('GET', '/api/auth/session', { headers })).status).toBe(200);
    const ended = await request('POST', '/api/auth/sign-out', { headers });
    expect(cookiesOf(ended).get('qc_refresh')?.value).toBe('');
    await product.eventually(async () =>
      expect((await request('GET', '/api/auth/session', { headers })).problem.code).toBe('UNAUTHENTICATED'),
    );
  });

  it('is refused after too many attempts, with Retry-After', async () => {
    const attempt = () =>
      request('POST', '/api/auth/sign-in', { body: { email: 'nobody@practice.example', password: 'wrong' } });
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await attempt());
    const last = answers.at(-1);
    expect(last?.problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
