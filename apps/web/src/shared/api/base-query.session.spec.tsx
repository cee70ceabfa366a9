import { listClients, refreshSession, signIn, signOut, type Operation } from '@quillcare/contracts';
import { createCaller } from './base-query';
import { buildRequest } from './request';

/** Fakes the locks shared by all tabs: holders of one lock run one after the other. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work, work));
  return { request } as unknown as LockManager;
}

function setUp() {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const fetch = (url: RequestInfo | URL) => {
    sent.push(String(url));
    return new Promise<Response>((resolve) =>
      answers.push(() => resolve({ ok: true, text: () => Promise.resolve('{}') } as Response)),
    );
  };
  const baseQuery = createCaller({
    fetch: fetch as typeof globalThis.fetch,
    delay: () => Promise.resolve(),
    mayWrite: () => true,
    onSessionEnded: jest.fn(),
    onReachable: jest.fn(),
    onSecondStepRequired: jest.fn(),
    confirmIdentity: () => Promise.resolve(false),
  });
  const call = (operation: Operation) =>
    Promise.resolve(baseQuery({ operation, parts: {} }, new AbortController().signal));
  return { sent, answers, call };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('calls that start or end a session', () => {
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true }));
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('run one at a time, so that a late sign-out cannot end the next session', async () => {
    const { sent, answers, call } = setUp();
    const both = [call(signOut), call(signIn)];
    await settled();
    expect(sent).toEqual(['/api/auth/sign-out']);
    answers[0]?.();
    await settled();
    expect(sent).toEqual(['/api/auth/sign-out', '/api/auth/sign-in']);
    answers[1]?.();
    await expect(Promise.all(both)).resolves.toEqual([{ data: {} }, { data: {} }]);
  });

  it('do not block other calls', async () => {
    const { sent, call } = setUp();
    void call(signOut);
    void call(listClients);
    await settled();
    expect(sent.sort()).toEqual(['/api/auth/sign-out', '/api/clients']);
  });

  it('complete sign-out even if the page is closed immediately', () => {
    expect(buildRequest(signOut, {}).init.keepalive).toBe(true);
    expect(buildRequest(refreshSession, {}).init.keepalive).toBeUndefined();
  });
});
