import { unseal } from '@quillcare/service-kit';
import { cookiesOf, type Send } from '../testing/http-client';
import { World, type Practice } from '../contract/world.suite';

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
});

const request = (method: string, path: string, options: Send = {}) => world.request(method, path, options);
const origin = () => new URL(world.product.url).origin;
const sendQuote = async () => (await world.sendQuote(practice)).path;
const identify = (path: string, dateOfBirth = '1980-05-17') =>
  request('POST', `${path}/identify`, { body: { dateOfBirth } });
const ask = { response: 'query', queryMessage: 'Is the hospital fee included?' };

describe('patient with a link', () => {
  it('sees nothing clinical until the date of birth is confirmed, and the quote afterwards', async () => {
    const path = await sendQuote();
    expect((await request('GET', path)).json).toMatchObject({ state: 'identify' });
    expect((await identify(path, '1980-05-18')).problem).toMatchObject({
      status: 403,
      code: 'IDENTITY_MISMATCH',
    });
    const identified = await identify(path);
    const { identityToken } = identified.json as { identityToken: string };
    const cookie = cookiesOf(identified).get('qc_patient');
    expect(cookie?.attributes).toMatch(/path=\/api\/public\/quotes; httponly; samesite=strict/);
    expect((await request('GET', path, { token: identityToken })).json).toMatchObject({ state: 'open' });
    expect(
      (await request('GET', path, { headers: { cookie: `qc_patient=${cookie?.value}` } })).json,
    ).toMatchObject({ state: 'open' });
  });

  it('is identified for one link only, and staff do not count as patients', async () => {
    const [mine, another] = [await sendQuote(), await sendQuote()];
    const { identityToken } = (await identify(mine)).json as { identityToken: string };
    expect((await request('GET', another, { token: identityToken })).json).toMatchObject({
      state: 'identify',
    });
    expect((await request('GET', mine, { token: practice.token })).json).toMatchObject({ state: 'identify' });
    expect(
      (await request('POST', `${another}/response`, { token: identityToken, body: ask })).problem,
    ).toMatchObject({ status: 401, code: 'IDENTITY_REQUIRED' });
  });

  it('can respond by cookie only from our own page', async () => {
    const path = await sendQuote();
    const value = cookiesOf(await identify(path)).get('qc_patient')?.value;
    const respond = (headers: Record<string, string>) =>
      request('POST', `${path}/response`, {
        body: ask,
        headers: { cookie: `qc_patient=${value}`, ...headers },
      });
    expect((await respond({})).problem.code).toBe('CROSS_SITE_REQUEST');
    expect((await respond({ origin: 'https://evil.test' })).problem.code).toBe('CROSS_SITE_REQUEST');
    expect((await respond({ origin: origin() })).json).toMatchObject({
      response: 'query',
      status: 'QUERY_RECEIVED',
    });
  });

  it('is not recorded as having seen a prefetched page', async () => {
    const path = await sendQuote();
    const identified = await identify(path);
    const { identityToken } = identified.json as { identityToken: string };
    const ahead = { 'sec-purpose': 'prefetch;prerender' };
    const seen = { token: identityToken, body: { sections: ['SUMMARY'] } };
    const refused = await request('POST', `${path}/views`, { ...seen, headers: ahead });
    expect(refused.problem).toMatchObject({ status: 403, code: 'PREFETCH_REFUSED' });
    expect((await request('POST', `${path}/views`, seen)).json).toEqual({ recorded: true });
    expect((await request('GET', path, { token: identityToken, headers: ahead })).status).toBe(200);
  });

  it('must wait after too many wrong attempts', async () => {
    const path = await sendQuote();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push(
        (
          await request('POST', `${path}/identify`, {
            body: { dateOfBirth: '1981-01-01' },
            headers: { 'x-forwarded-for': '192.0.2.7' },
          })
        ).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(['%00', 'a'.repeat(400), '..%2f..', '%F0%9F%98%80', "'--"])(
    'gets an error for the malformed link %s',
    async (token) => {
      const answer = await request('GET', `/api/public/quotes/${token}`);
      expect(answer.problem).toMatchObject({ status: 400, code: 'LINK_MALFORMED' });
    },
  );
});

describe('code sent to a patient by email', () => {
  let careful: Practice;
  beforeAll(async () => {
    careful = await world.practice();
    const settings = '/api/patient-settings';
    const { json } = await request('GET', settings, { token: careful.token });
    const body = { version: (json as { version: number }).version, identification: 'CODE' };
    await request('PATCH', settings, { token: careful.token, body });
  });

  /** Requests a code as a browser; returns its cookie, what an API client receives, and the code from the email. */
  async function askForCode() {
    const { path, quoteId } = await world.sendQuote(careful);
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
  const redeem = (path: string, body: object, headers: Record<string, string> = {}) =>
    request('POST', `${path}/identify`, { body, headers });

  it('is bound to the requesting browser by an HttpOnly cookie', async () => {
    const { path, code, cookie } = await askForCode();
    expect(cookie?.attributes).toMatch(/path=\/api\/public\/quotes; httponly; samesite=strict/);
    expect(cookie?.attributes).toMatch(/max-age=600/);
    expect((await redeem(path, { code })).problem).toMatchObject({ status: 410, code: 'CODE_EXPIRED' });

    const own = { cookie: `qc_code=${cookie?.value}`, origin: origin() };
    const identified = await redeem(path, { code }, own);
    expect(identified.status).toBe(200);
    expect(cookiesOf(identified).get('qc_patient')?.value).toBeTruthy();
    expect(cookiesOf(identified).get('qc_code')?.value).toBe('');
    expect((await redeem(path, { code }, own)).problem.code).toBe('CODE_EXPIRED');
  });

  it('cannot be used by another site with that cookie', async () => {
    const { path, code, cookie } = await askForCode();
    const header = { cookie: `qc_code=${cookie?.value}` };
    const foreigners: Record<string, string>[] = [{}, { origin: 'https://evil.test' }];
    for (const foreign of foreigners)
      expect((await redeem(path, { code }, { ...header, ...foreign })).problem.code).toBe(
        'CROSS_SITE_REQUEST',
      );
    expect((await redeem(path, { code }, { ...header, origin: origin() })).status).toBe(200);
  });

  it('is bound to an API client by the token in the response, whatever its cookies', async () => {
    const { path, code, codeToken } = await askForCode();
    const stale = { cookie: 'qc_code=of-another-link' };
    expect((await redeem(path, { code, codeToken }, stale)).status).toBe(200);
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
