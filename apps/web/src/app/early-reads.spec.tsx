import { fakeServer, problemOf } from '../testing/fake-server';
import { sessionOf } from '../testing/render-app';
import { readEarly } from './early-reads';
import { createStore } from '../shared/api/store';

const SESSION = '/api/auth/session';

/** Returns the operations called when the early session request gets the given answer. */
async function asked(path: string, status: number, body: unknown) {
  const server = fakeServer({
    'GET /api/today': [{ body: { items: [], counts: [], missing: [] } }],
  });
  globalThis.fetch = server.fetch;
  window.quillcareEarly = { [SESSION]: Promise.resolve(new Response(JSON.stringify(body), { status })) };
  await readEarly(createStore(), path);
  return server.received.map(({ path: url }) => url);
}

afterEach(() => delete window.quillcareEarly);

it('prefetches what there is to do today when the dashboard is opened', async () => {
  const urls = await asked('/dashboard', 200, sessionOf('SALES_MANAGER'));
  expect(urls.map((url) => url.split('?')[0])).toEqual(['/api/today']);
});

it('prefetches nothing of the practice on other pages', async () => {
  await expect(asked('/clients', 200, sessionOf('ORG_ADMIN'))).resolves.toEqual([]);
});

it('prefetches nothing of the practice before sign-in is finished', async () => {
  const unfinished = { ...sessionOf('ORG_ADMIN'), secondStep: 'VERIFY' };
  await expect(asked('/dashboard', 200, unfinished)).resolves.toEqual([]);
});

it('leaves a refusal to the app, which can renew the session or say why it ended', async () => {
  const refusal = problemOf(401, 'UNAUTHENTICATED', 'Your session has expired');
  await expect(asked('/dashboard', 401, refusal)).resolves.toEqual([]);
  expect(window.quillcareEarly?.[SESSION]).toBeDefined();
});

it('makes no call where nobody signed in', async () => {
  const server = fakeServer({ [`GET ${SESSION}`]: [] });
  globalThis.fetch = server.fetch;
  await readEarly(createStore(), '/dashboard');
  expect(server.received).toEqual([]);
});
