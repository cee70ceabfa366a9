import { lockSession, type Operation, type Session } from '@quillcare/contracts';
import { NEEDS_SESSION } from './requests';
import { World, type Practice } from './world.suite';

/** A lock takes effect in every gateway within this time. */
const SOON_MS = 1_000;
const CLOSED = NEEDS_SESSION.filter(({ whileLocked }) => !whileLocked);

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.open();
  practice = await world.practice();
  const { token } = practice;
  const open = await world.request('GET', '/api/clients', { token });
  expect(open.status).toBe(200);
  const { user } = (await world.request('GET', '/api/auth/session', { token })).json as Session;
  const [, claims] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { sid: string };
  await world.product.callInternal(lockSession, {
    body: { organisationId: practice.organisationId, userId: user.id, sessionId: sid },
  });
  await world.product.eventually(
    async () => expect((await world.request('GET', '/api/clients', { token })).status).toBe(403),
    SOON_MS,
  );
}, 90_000);
afterAll(() => world.close());

describe('a session whose device is in other hands', () => {
  it.each(CLOSED.map((operation): [string, Operation] => [operation.name, operation]))(
    'is refused %s',
    async (_name, operation) => {
      const { status, problem } = await world.ask(operation, practice);
      expect({ status, code: problem?.code }).toEqual({ status: 403, code: 'SESSION_LOCKED' });
    },
  );

  it('is told whose it is, and opens with the password', async () => {
    const { token } = practice;
    const told = await world.request('GET', '/api/auth/session', { token });
    expect(told.json).toMatchObject({ secondStep: 'LOCKED' });
    const unlock = (password: string) =>
      world.request('POST', '/api/auth/unlock', { token, body: { password } });
    expect((await unlock('Wrong-Horse-7')).status).toBe(400);
    expect((await world.request('GET', '/api/clients', { token })).status).toBe(403);
    expect((await unlock('Correct-Horse-7')).status).toBe(200);
    // At once, because the browser goes on to the quote.
    expect((await world.request('GET', '/api/clients', { token })).status).toBe(200);
  });
});
