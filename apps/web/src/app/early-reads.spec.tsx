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

it('prefetches today’s tasks when the dashboard is opened', async () => {
  const urls = await asked('/dashboard', 200, sessionOf('SALES_MANAGER'));
  expect(urls.map((url) => url.split('?')[0])).toEqual(['/api/today']);
});

it('prefetches no practice data on other pages', async () => {
  await expect(asked('/clients', 200, sessionOf('ORG_ADMIN'))).resolves.toEqual([]);
});

it('prefetches no practice data before sign-in is complete', async () => {
  const unfinished = { ...sessionOf('ORG_ADMIN'), secondStep: 'VERIFY' };
  await expect(asked('/dashboard', 200, unfinished)).resolves.toEqual([]);
});

it('leaves a refused session to the app, which can renew it or explain why it ended', async () => {
  const refusal = problemOf(401, 'UNAUTHENTICATED', 'Your session has expired');
  await expect(asked('/dashboard', 401, refusal)).resolves.toEqual([]);
  expect(window.quillcareEarly?.[SESSION]).toBeDefined();
});

it('makes no request if nobody is signed in', async () => {
  const server = fakeServer({ [`GET ${SESSION}`]: [] });
  globalThis.fetch = server.fetch;
  await readEarly(createStore(), '/dashboard');
  expect(server.received).toEqual([]);
});
