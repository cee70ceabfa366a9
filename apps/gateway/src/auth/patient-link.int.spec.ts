import { cookiesOf, type Send } from '../testing/http-client';
import { World, type Practice } from '../contract/world.suite';

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.open();
  practice = await world.practice();
});
afterAll(() => world.close());

const request = (method: string, path: string, options: Send = {}) => world.request(method, path, options);
const origin = () => new URL(world.product.url).origin;

/** Sends a quote and returns the path of its link. */
async function sendQuote(): Promise<string> {
  await world.create('quoting.createQuote', practice);
  const quoteId = practice.ids.get('quotes')?.at(-1);
  const { json } = await request('POST', `/api/quotes/${quoteId}/send`, {
    token: practice.token,
    body: { version: 1 },
  });
  const { link } = json as { link: string };
  return `/api/public/quotes/${link.slice(link.lastIndexOf('/') + 1)}`;
}
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
