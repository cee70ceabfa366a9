import { unseal } from '@quillcare/service-kit';
import { cookiesOf, type Send } from '../testing/http-client';
import { World, type Practice } from '../contract/world.suite';

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.open();
  practice = await world.practice();
  const settings = await request('GET', '/api/patient-settings', { token: practice.token });
  const { version } = settings.json as { version: number };
  await request('PATCH', '/api/patient-settings', {
    token: practice.token,
    body: { version, identification: 'CODE' },
  });
});
afterAll(() => world.close());

const request = (method: string, path: string, options: Send = {}) => world.request(method, path, options);
const origin = () => new URL(world.product.url).origin;

/** Sends a quote; returns the path of its link and its id. */
async function sendQuote(): Promise<{ path: string; quoteId: string }> {
  await world.create('quoting.createQuote', practice);
  const quoteId = practice.ids.get('quotes')?.at(-1) ?? '';
  const { json } = await request('POST', `/api/quotes/${quoteId}/send`, {
    token: practice.token,
    body: { version: 1 },
  });
  const { link } = json as { link: string };
  return { path: `/api/public/quotes/${link.slice(link.lastIndexOf('/') + 1)}`, quoteId };
}

/** Requests a code as a browser; returns its cookie, what an API client receives, and the code from the email. */
async function askForCode() {
  const { path, quoteId } = await sendQuote();
  const asked = await request('POST', `${path}/code`);
  expect(asked.status).toBe(202);
  const [mail] = await world.product.sql<{ sealed: string }>(
    `select payload->'data'->>'sealedLink' as sealed from quoting.outbox
      where destination = 'notifications.sendQuoteMail' and payload->'data'->>'kind' = 'CODE'
        and payload->'data'->>'quoteId' = $1`,
    [quoteId],
  );
  const { codeToken } = asked.json as { codeToken: string };
  const code = unseal(mail?.sealed ?? '', world.product.config.secrets);
  return { path, code, codeToken, cookie: cookiesOf(asked).get('qc_code') };
}
const identify = (path: string, body: object, headers: Record<string, string> = {}) =>
  request('POST', `${path}/identify`, { body, headers });

describe('code sent to a patient by email', () => {
  it('is bound to the requesting browser by an HttpOnly cookie', async () => {
    const { path, code, cookie } = await askForCode();
    expect(cookie?.attributes).toMatch(/path=\/api\/public\/quotes; httponly; samesite=strict/);
    expect(cookie?.attributes).toMatch(/max-age=600/);
    expect((await identify(path, { code })).problem).toMatchObject({ status: 410, code: 'CODE_EXPIRED' });

    const own = { cookie: `qc_code=${cookie?.value}`, origin: origin() };
    const identified = await identify(path, { code }, own);
    expect(identified.status).toBe(200);
    expect(cookiesOf(identified).get('qc_patient')?.value).toBeTruthy();
    expect(cookiesOf(identified).get('qc_code')?.value).toBe('');
    expect((await identify(path, { code }, own)).problem.code).toBe('CODE_EXPIRED');
  });

  it('cannot be used by another site with that cookie', async () => {
    const { path, code, cookie } = await askForCode();
    const header = { cookie: `qc_code=${cookie?.value}` };
    const foreigners: Record<string, string>[] = [{}, { origin: 'https://evil.test' }];
    for (const foreign of foreigners)
      expect((await identify(path, { code }, { ...header, ...foreign })).problem.code).toBe(
        'CROSS_SITE_REQUEST',
      );
    expect((await identify(path, { code }, { ...header, origin: origin() })).status).toBe(200);
  });

  it('is bound to an API client by the token in the response, whatever its cookies', async () => {
    const { path, code, codeToken } = await askForCode();
    const stale = { cookie: 'qc_code=of-another-link' };
    expect((await identify(path, { code, codeToken }, stale)).status).toBe(200);
  });

  it.each([['[]'], ['"text"'], ['7'], ['null']])(
    'rejects the body %s with the cookie as without',
    async (body) => {
      const { path, cookie } = await askForCode();
      const answer = await request('POST', `${path}/identify`, {
        body,
        headers: { cookie: `qc_code=${cookie?.value}`, origin: origin() },
      });
      expect(answer.status).toBe(400);
    },
  );
});
