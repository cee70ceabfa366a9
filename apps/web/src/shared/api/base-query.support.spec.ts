import { createClient, listClients, type Operation } from '@quillcare/contracts';
import { fakeServer, refusal, type Replies } from '../../testing/fake-server';
import { someSession } from '../../testing/session.sample';
import { createIdentityWatcher } from '../session/identity-watcher';
import { createCaller } from './base-query';

const expired = refusal(401, 'UNAUTHENTICATED', 'Your session has expired');
const own = someSession('SUPER_ADMIN');
const support = {
  ...someSession(),
  impersonation: { byName: 'Aroha Williams', readOnly: false, expiresAt: '2026-11-20T01:30:00.000Z' },
};

function setUp(replies: Replies) {
  const person = createIdentityWatcher();
  const server = fakeServer({ 'POST /api/auth/refresh': [{ body: { session: own } }], ...replies });
  const renewed = (answer: unknown) => person.meet((answer as { session: typeof own }).session);
  const baseQuery = createCaller({
    fetch: server.fetch,
    wait: () => Promise.resolve(),
    mayWrite: () => true,
    onSessionEnded: jest.fn(),
    onReachable: jest.fn(),
    onSecondStepRequired: jest.fn(),
    confirmIdentity: () => Promise.resolve(false),
    asker: { current: person.current, renewed },
  });
  const call = (operation: Operation) =>
    Promise.resolve(baseQuery({ operation, parts: {} }, new AbortController().signal));
  const sent = (route: string) =>
    server.received.filter(({ method, path }) => `${method} ${path}` === route).length;
  return { person, call, sent };
}

describe('call during which support access ends', () => {
  it.each([
    ['a change', createClient, 'POST /api/clients'],
    ['a question', listClients, 'GET /api/clients'],
  ])('does not retry as another user: %s', async (_, operation, route) => {
    const { person, call, sent } = setUp({ [route]: [expired, { body: { id: '1' } }] });
    person.meet(support);
    await expect(call(operation)).resolves.toMatchObject({
      error: { status: 401, detail: 'Support access has ended, so this was not done.' },
    });
    expect(sent(route)).toBe(1);
    expect(person.current()).toBe(own.user.id);
  });

  it('retries none of the pending calls, but allows later ones', async () => {
    const { person, call, sent } = setUp({
      'GET /api/clients': [expired, expired, { body: { items: [] } }],
    });
    person.meet(support);
    const answers = await Promise.all([call(listClients), call(listClients)]);
    expect(answers).toEqual([expect.objectContaining({ error: expect.anything() }), answers[0]]);
    await expect(call(listClients)).resolves.toEqual({ data: { items: [] } });
    expect(sent('GET /api/clients')).toBe(3);
  });
});

it('retries a call if the renewed session belongs to the same user', async () => {
  const { person, call } = setUp({ 'GET /api/clients': [expired, { body: { items: [] } }] });
  person.meet(own);
  await expect(call(listClients)).resolves.toEqual({ data: { items: [] } });
});

it('retries a call if no user was known before, as on a newly opened page', async () => {
  const { call } = setUp({ 'GET /api/clients': [expired, { body: { items: [] } }] });
  await expect(call(listClients)).resolves.toEqual({ data: { items: [] } });
});
