import { createClient, getSession, listClients, signIn, updateUser } from '@quillcare/contracts';
import { fakeServer, problemOf, refusal, type Replies } from '../../testing/fake-server';
import { createCaller, type Call } from './base-query';

const expired = {
  status: 401,
  body: problemOf(401, 'UNAUTHENTICATED', 'Your session has expired'),
};
const away = refusal(503, 'SERVICE_UNAVAILABLE', 'Service temporarily unavailable. Please try again.');

function setUp(
  replies: Replies,
  { mayWrite = true, isConfirmed = true }: { mayWrite?: boolean; isConfirmed?: boolean } = {},
) {
  const server = fakeServer(replies);
  const waits: number[] = [];
  const onSessionEnded = jest.fn();
  const onReachable = jest.fn();
  const onSecondStepRequired = jest.fn();
  const confirmIdentity = jest.fn(() => Promise.resolve(isConfirmed));
  const baseQuery = createCaller({
    fetch: server.fetch,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    onSessionEnded,
    onReachable,
    mayWrite: () => mayWrite,
    onSecondStepRequired,
    confirmIdentity,
  });
  const call = (operation: Call['operation'], parts: Call['parts'] = {}) =>
    baseQuery({ operation, parts }, new AbortController().signal);
  return { call, server, waits, onSessionEnded, onReachable, onSecondStepRequired, confirmIdentity };
}

describe('operation call', () => {
  it('builds path and query from the contract, omitting empty values', async () => {
    const { call, server } = setUp({ 'GET /api/clients': [{ body: { items: [] } }] });
    await call(listClients, { query: { search: "O'Brien & co", state: undefined, sort: '' } });
    expect(server.received[0]).toMatchObject({ method: 'GET', path: '/api/clients?search=O%27Brien+%26+co' });
  });

  it('sends the body and the idempotency key of a command', async () => {
    const { call, server } = setUp({ 'POST /api/clients': [{ status: 201, body: { id: '1' } }] });
    await call(createClient, { body: { firstName: 'Te Ariki' }, idempotencyKey: 'k-1' });
    expect(server.received[0]).toMatchObject({
      body: { firstName: 'Te Ariki' },
      headers: { 'idempotency-key': 'k-1' },
    });
  });

  it('starts a trace, using the command’s correlation id', async () => {
    const { call, server } = setUp({
      'GET /api/clients': [{ body: { items: [] } }],
      'POST /api/clients': [{ status: 201, body: { id: '1' } }],
    });
    const correlationId = '0123456789abcdef0123456789abcdef';
    await call(listClients);
    await call(createClient, { correlationId });
    const [read, written] = server.received.map(({ headers }) => headers['traceparent']);
    expect(read).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(written).toMatch(new RegExp(`^00-${correlationId}-[\\da-f]{16}-01$`));
  });

  it('retries a query 3 times with doubling delays, and reports whether the server is reachable', async () => {
    const { call, waits, onReachable } = setUp({
      'GET /api/clients': ['no answer', away, 'no answer', { body: { items: [] } }],
    });
    await expect(call(listClients)).resolves.toEqual({ data: { items: [] } });
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(onReachable.mock.calls).toEqual([[false], [true], [false], [true]]);
  });

  it('gives up after the third retry, and honours Retry-After', async () => {
    const { call, server, waits } = setUp({
      'GET /api/clients': [{ ...away, headers: { 'retry-after': '5' } }],
    });
    await expect(call(listClients)).resolves.toMatchObject({
      error: { status: 503, code: 'SERVICE_UNAVAILABLE' },
    });
    expect(server.received).toHaveLength(4);
    expect(waits).toEqual([5_000, 5_000, 5_000]);
  });

  it('never retries a command', async () => {
    const { call, server } = setUp({ 'POST /api/clients': ['no answer'] });
    await expect(call(createClient)).resolves.toMatchObject({
      error: { status: 503, isUnreachable: true, message: 'Network unavailable', details: 'fetch failed' },
    });
    expect(server.received).toHaveLength(1);
  });

  it('refuses commands while the app is read-only, but allows queries and sign-in', async () => {
    const { call, server } = setUp({ 'GET /api/clients': [{ body: { items: [] } }] }, { mayWrite: false });
    await expect(call(createClient)).resolves.toMatchObject({
      error: { title: 'Network unavailable', detail: expect.stringContaining('nothing was saved') },
    });
    expect(server.received).toEqual([]);
    await call(listClients);
    await call(signIn, { body: {} });
    expect(server.received.map(({ path }) => path)).toEqual(['/api/clients', '/api/auth/sign-in']);
  });

  it('does not retry a refused query', async () => {
    const { call, server } = setUp({
      'GET /api/clients': [refusal(403, 'FORBIDDEN', 'no')],
    });
    await call(listClients);
    expect(server.received).toHaveLength(1);
  });
});

describe('expired session', () => {
  it('is renewed once for all affected calls, which are then retried', async () => {
    const { call, server, onSessionEnded } = setUp({
      'GET /api/clients': [expired, expired, { body: { items: [] } }],
      'POST /api/auth/refresh': [{ body: {} }],
    });
    const answers = await Promise.all([call(listClients), call(listClients)]);
    expect(answers).toEqual([{ data: { items: [] } }, { data: { items: [] } }]);
    expect(server.received.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('ends if it cannot be renewed', async () => {
    const { call, onSessionEnded } = setUp({
      'GET /api/auth/session': [expired],
      'POST /api/auth/refresh': [expired],
    });
    await expect(call(getSession)).resolves.toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    expect(onSessionEnded.mock.calls).toEqual([[null]]);
  });

  it('reports the server’s reason for ending it', async () => {
    const { call, onSessionEnded } = setUp({
      'GET /api/auth/session': [expired],
      'POST /api/auth/refresh': [
        { ...expired, body: { ...expired.body, facts: { reason: 'PASSWORD_CHANGED' } } },
      ],
    });
    await call(getSession);
    expect(onSessionEnded.mock.calls).toEqual([['PASSWORD_CHANGED']]);
  });

  it('is not inferred from a wrong password', async () => {
    const { call, server } = setUp({
      'POST /api/auth/sign-in': [refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password')],
    });
    await call(signIn, { body: {} });
    expect(server.received).toHaveLength(1);
  });
});

it('reports a timeout as such, using the caller’s limit', async () => {
  const { call, onReachable } = setUp({ 'POST /api/auth/sign-in': ['never'] });
  await expect(call(signIn, { body: {}, timeoutMs: 5 })).resolves.toMatchObject({
    error: {
      status: 503,
      code: 'DEADLINE_EXCEEDED',
      // The command may have been executed despite the error.
      detail: 'This may already have been done. Please check before you try again.',
      isUnreachable: true,
    },
  });
  expect(onReachable).toHaveBeenCalledWith(false);
});

describe('call requiring step-up authentication', () => {
  const stale = refusal(403, 'STEP_UP_REQUIRED', 'Please confirm your identity.');
  const done = { body: { id: '1', role: 'USER' } };
  const parts = { params: { id: '1' }, body: { version: 1, role: 'USER' }, idempotencyKey: 'k-1' };
  const ROUTE = 'PATCH /api/users/1';

  it('is retried unchanged after the user has confirmed their identity', async () => {
    const { call, server, confirmIdentity } = setUp({ [ROUTE]: [stale, done] });
    await expect(call(updateUser, parts)).resolves.toEqual({ data: done.body });
    expect(confirmIdentity).toHaveBeenCalledTimes(1);
    expect(server.received).toHaveLength(2);
    const [refused, repeated] = server.received;
    expect(repeated).toEqual({
      ...refused,
      headers: { ...refused?.headers, traceparent: repeated?.headers['traceparent'] },
    });
  });

  it('is not retried without confirmation, and reports that nothing was changed', async () => {
    const { call, server } = setUp({ [ROUTE]: [stale] }, { isConfirmed: false });
    await expect(call(updateUser, parts)).resolves.toMatchObject({
      error: { code: 'STEP_UP_REQUIRED', detail: expect.stringContaining('Nothing was changed') },
    });
    expect(server.received).toHaveLength(1);
  });

  it('asks only once, and returns a second refusal', async () => {
    const { call, server, confirmIdentity } = setUp({ [ROUTE]: [stale] });
    await expect(call(updateUser, parts)).resolves.toMatchObject({ error: { code: 'STEP_UP_REQUIRED' } });
    expect(confirmIdentity).toHaveBeenCalledTimes(1);
    expect(server.received).toHaveLength(2);
  });

  it('returns any other error of the retry', async () => {
    const conflict = refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.');
    const { call } = setUp({ [ROUTE]: [stale, conflict] });
    await expect(call(updateUser, parts)).resolves.toMatchObject({ error: { code: 'VERSION_CONFLICT' } });
  });

  it('renews the session on both attempts', async () => {
    const { call, server } = setUp({
      [ROUTE]: [expired, stale, expired, done],
      'POST /api/auth/refresh': [{ body: {} }],
    });
    await expect(call(updateUser, parts)).resolves.toEqual({ data: done.body });
    expect(server.received.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(2);
  });
});

it('reloads the session when a second step is pending', async () => {
  const { call, server, onSecondStepRequired, confirmIdentity } = setUp({
    'GET /api/clients': [refusal(403, 'SECOND_STEP_REQUIRED', 'Please finish signing in.')],
  });
  await expect(call(listClients)).resolves.toMatchObject({ error: { code: 'SECOND_STEP_REQUIRED' } });
  expect(onSecondStepRequired).toHaveBeenCalledTimes(1);
  expect(confirmIdentity).not.toHaveBeenCalled();
  expect(server.received).toHaveLength(1);
});

it('converts a response that is not a problem document into one', async () => {
  const { call } = setUp({ 'GET /api/clients': [{ status: 404, body: 'a proxy says no' }] });
  await expect(call(listClients)).resolves.toMatchObject({
    error: { status: 404, code: 'NOT_FOUND', detail: 'Item not found' },
  });
});
