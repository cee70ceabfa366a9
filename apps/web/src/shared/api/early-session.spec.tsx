import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getToday } from '@quillcare/contracts';
import { fakeServer, type Replies } from '../../testing/fake-server';
import { fetchOrUseEarly } from './early-session';
import { buildRequest } from './request';

const SCRIPT = readFileSync(join(__dirname, '..', '..', '..', 'public', 'early-session.js'), 'utf8');
const URL = '/api/auth/session';
const TODAY = buildRequest(getToday, { query: {} }).url;

function setUp(...replies: Replies[string][]) {
  const server = fakeServer({
    [`GET ${TODAY}`]: [{ body: { answer: 'today' } }],
    [`GET ${URL}`]: replies[0] ?? [{ body: { answer: 1 } }, { body: { answer: 2 } }],
  });
  globalThis.fetch = server.fetch;
  window.eval(SCRIPT);
  return server;
}

afterEach(() => {
  localStorage.clear();
  delete window.quillcareEarly;
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

it('makes no request if nobody was signed in', () => {
  expect(setUp().received).toEqual([]);
});

describe('after a previous sign-in', () => {
  beforeEach(() => localStorage.setItem('quillcare.signed-in', '1'));

  it('requests the session before the app loads, and gives the response to the first request only', async () => {
    const { received } = setUp();
    expect(received).toMatchObject([{ method: 'GET', path: URL, headers: { accept: 'application/json' } }]);
    await expect((await fetchOrUseEarly(URL)).json()).resolves.toEqual({ answer: 1 });
    expect(received).toHaveLength(1);
    await expect((await fetchOrUseEarly(URL)).json()).resolves.toEqual({ answer: 2 });
  });

  it('fails the request that takes a failed response', async () => {
    setUp(['no answer']);
    await expect(fetchOrUseEarly(URL)).rejects.toThrow();
  });

  it('can be aborted by the caller', async () => {
    setUp(['never']);
    const caller = new AbortController();
    const answer = fetchOrUseEarly(URL, { signal: caller.signal });
    caller.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
  });

  it.each(['/dashboard', '/app'])('also requests today’s tasks at %s', async (path) => {
    history.replaceState(null, '', path);
    const { received } = setUp();
    expect(received.map((request) => request.path)).toEqual([URL, TODAY]);
    await expect((await fetchOrUseEarly(TODAY)).json()).resolves.toEqual({ answer: 'today' });
    expect(received).toHaveLength(2);
  });

  it('requests nothing else on other pages or for a filtered dashboard', () => {
    history.replaceState(null, '', '/clients');
    expect(setUp().received).toHaveLength(1);
    history.replaceState(null, '', '/dashboard?kind=LEAD');
    expect(setUp().received).toHaveLength(1);
  });

  it('discards the response after any change and after a while', async () => {
    history.replaceState(null, '', '/dashboard');
    const first = setUp();
    await fetchOrUseEarly('/api/auth/sign-in', { method: 'POST' });
    await fetchOrUseEarly(TODAY);
    expect(first.received.filter((request) => request.path === TODAY)).toHaveLength(2);
    const second = setUp();
    jest.spyOn(performance, 'now').mockReturnValue(31_000);
    await fetchOrUseEarly(TODAY);
    expect(second.received.filter((request) => request.path === TODAY)).toHaveLength(2);
  });
});
