import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeServer } from '../../testing/fake-server';
import { fetchOrTake } from './early-session';

const SCRIPT = readFileSync(join(__dirname, '..', '..', '..', 'public', 'early-session.js'), 'utf8');
const URL = '/api/auth/session';

function setUp(...replies: Parameters<typeof fakeServer>[0][string][]) {
  const server = fakeServer({
    [`GET ${URL}`]: replies[0] ?? [{ body: { answer: 1 } }, { body: { answer: 2 } }],
  });
  globalThis.fetch = server.fetch;
  window.eval(SCRIPT);
  return server;
}

afterEach(() => {
  localStorage.clear();
  delete window.quillcareSession;
});

it('makes no call where nobody signed in', () => {
  expect(setUp().received).toEqual([]);
});

describe('after somebody signed in', () => {
  beforeEach(() => localStorage.setItem('quillcare.signed-in', '1'));

  it('asks before the app loads; only its first session request takes that answer', async () => {
    const { received } = setUp();
    expect(received).toMatchObject([{ method: 'GET', path: URL, headers: { accept: 'application/json' } }]);
    await expect((await fetchOrTake(URL)).json()).resolves.toEqual({ answer: 1 });
    expect(received).toHaveLength(1);
    await expect((await fetchOrTake(URL)).json()).resolves.toEqual({ answer: 2 });
  });

  it('fails the request that takes it if nobody answered', async () => {
    setUp(['no answer']);
    await expect(fetchOrTake(URL)).rejects.toThrow();
  });

  it('can be aborted by the caller', async () => {
    setUp(['never']);
    const caller = new AbortController();
    const answer = fetchOrTake(URL, { signal: caller.signal });
    caller.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
  });
});
