import { seedDemo, type SessionTokens } from '@quillcare/contracts';
import { perTest, testProduct, SOON_MS } from '@quillcare/testing';
import { cookiesOf, send, type Send } from '../testing/http-client';

const password = 'Correct-Horse-7';
const SUPER_ADMIN = 'super.admin@demo.quillcare.test';
const product = testProduct({ only: ['identity', 'crm'], gateway: true, config: { trustProxy: true } });
const practice = perTest(() => product.signUp());
let browser: Browser;

class Browser {
  private readonly cookies = new Map<string, string>();

  async request(method: string, path: string, body?: unknown) {
    const { origin } = new URL(product.url);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(product.url, method, path, { body, headers: { origin, cookie } });
    for (const [name, { value }] of cookiesOf(answer)) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get names(): string[] {
    return [...this.cookies.keys()].sort();
  }

  copy(name: string): string {
    return `${name}=${this.cookies.get(name)}`;
  }

  forget(name: string): void {
    this.cookies.delete(name);
  }

  /** Returns the signed-in person according to the server, or the status of an error. */
  async who(): Promise<string | number> {
    const { status, json } = await this.request('GET', '/api/auth/session');
    if (status !== 200) return status;
    const { user, impersonation } = json as SessionTokens['session'];
    return impersonation ? `${impersonation.byName} for ${user.name}` : user.name;
  }
}

beforeAll(async () => {
  await product.callInternal(seedDemo, { body: { password } });
});
beforeEach(async () => {
  browser = new Browser();
  const credentials = { email: SUPER_ADMIN, password, session: 'cookie' };
  expect((await browser.request('POST', '/api/auth/sign-in', credentials)).status).toBe(200);
});

const begin = (terms: object = {}) =>
  browser.request('POST', '/api/auth/impersonation', {
    userId: practice.admin.userId,
    reason: 'Quotes do not show the fee',
    session: 'cookie',
    ...terms,
  });
const asToken = (path: string, options: Send) => send(product.url, 'GET', path, options);
const becomes = (cookie: string, status: number) =>
  product.eventually(
    async () => expect((await asToken('/api/auth/session', { headers: { cookie } })).status).toBe(status),
    SOON_MS,
  );

describe('support access in a browser', () => {
  it('replaces the access cookie for its duration and keeps the refresh cookie of one’s own session', async () => {
    const refresh = browser.copy('qc_refresh');
    const answer = await begin({ minutes: 7 });
    expect(answer.json).toMatchObject({ access_token: null, refresh_token: null });
    expect(cookiesOf(answer).get('qc_session')?.attributes).toMatch(/max-age=420; path=\/api; httponly/);
    expect([...cookiesOf(answer).keys()]).toEqual(['qc_session']);
    expect(browser.copy('qc_refresh')).toBe(refresh);
    expect(await browser.who()).toBe('Aroha Williams for Ana Okafor');
  });

  it('cannot be started by another site', async () => {
    const cookie = browser.copy('qc_session');
    const answer = await send(product.url, 'POST', '/api/auth/impersonation', {
      body: { userId: practice.admin.userId, reason: 'Quotes do not show the fee', session: 'cookie' },
      headers: { cookie, origin: 'https://evil.test' },
    });
    expect(answer.problem).toMatchObject({ status: 403, code: 'CROSS_SITE_REQUEST' });
  });

  it('ends at once when stopped, and the browser continues with its own session', async () => {
    await begin();
    const support = browser.copy('qc_session');
    const stopped = await browser.request('POST', '/api/auth/impersonation/stop');
    expect(stopped.json).toEqual({ stopped: true });
    expect(browser.names).toEqual(['qc_device', 'qc_refresh']);
    await becomes(support, 401);
    expect(await browser.who()).toBe(401);
    expect((await browser.request('POST', '/api/auth/refresh')).status).toBe(200);
    expect(await browser.who()).toBe('Aroha Williams');
  });

  it('expires, and the browser continues with its own session', async () => {
    await begin();
    await product.sql(
      `update identity.session set expires_at = now() - interval '1 second' where impersonator_user_id is not null`,
    );
    // The cookie expires with the support access, so a real browser would have dropped it by now.
    browser.forget('qc_session');
    expect((await browser.request('POST', '/api/auth/refresh')).json).toMatchObject({
      session: { user: { email: SUPER_ADMIN }, impersonation: null },
    });
    expect(await browser.who()).toBe('Aroha Williams');
  });

  it('ends together with one’s own session on signing out', async () => {
    const own = browser.copy('qc_session');
    await begin();
    const support = browser.copy('qc_session');
    const refresh = browser.copy('qc_refresh');
    await browser.request('POST', '/api/auth/sign-out');
    expect(browser.names).toEqual(['qc_device']);
    await becomes(support, 401);
    await becomes(own, 401);
    const { origin } = new URL(product.url);
    const renewed = await send(product.url, 'POST', '/api/auth/refresh', {
      headers: { cookie: refresh, origin },
    });
    expect(renewed.status).toBe(401);
  });

  it('ends with one’s own session, however that ends', async () => {
    const own = browser.copy('qc_session');
    await begin();
    const support = browser.copy('qc_session');
    await becomes(support, 200);
    const { origin } = new URL(product.url);
    await send(product.url, 'POST', '/api/auth/sign-out-everywhere', { headers: { cookie: own, origin } });
    await becomes(support, 401);
  });

  it('ends when the user being supported ends it', async () => {
    await begin();
    const support = browser.copy('qc_session');
    await becomes(support, 200);
    const token = practice.accessToken;
    const { items } = (await asToken('/api/auth/sessions', { token })).json as {
      items: { id: string; device: string }[];
    };
    const device = items.find((item) => item.device === 'Quillcare support: Aroha Williams');
    await send(product.url, 'DELETE', `/api/auth/sessions/${device?.id}`, { token });
    await becomes(support, 401);
    expect(await browser.who()).toBe(401);
  });
});

it('gives an API client a separate token for support access, and its own token stays valid', async () => {
  const signedIn = await send(product.url, 'POST', '/api/auth/sign-in', {
    body: { email: SUPER_ADMIN, password },
  });
  const { access_token: token = '' } = signedIn.json as SessionTokens;
  const body = { userId: practice.admin.userId, reason: 'Quotes do not show the fee', minutes: 5 };
  const { json, headers } = await send(product.url, 'POST', '/api/auth/impersonation', {
    body,
    token: token ?? '',
  });
  const support = json as SessionTokens;
  expect(headers.getSetCookie()).toEqual([]);
  expect(support).toMatchObject({ access_token: expect.any(String), refresh_token: null, expires_in: 300 });
  const nameBy = async (used: string | null) =>
    ((await asToken('/api/auth/session', { token: used ?? '' })).json as SessionTokens['session']).user.name;
  expect([await nameBy(support.access_token), await nameBy(token)]).toEqual(['Ana Okafor', 'Aroha Williams']);
});
