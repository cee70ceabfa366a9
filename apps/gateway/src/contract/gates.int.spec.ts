import { createHmac } from 'node:crypto';
import { lockSession, type Operation, type Session } from '@quillcare/contracts';
import { SOON_MS } from '@quillcare/testing';
import { accessTokenSecret, patientTokenSecret, signToken } from '@quillcare/service-kit';
import { PATIENT_OPERATIONS, SAMPLE_OPERATIONS, buildPath } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
});

const SOMEBODY = '01890000-0000-7000-8000-000000000001';

interface Told {
  status: number;
  code: string | undefined;
}

/** Status and code of each operation for a valid request that finds nothing. */
async function answers(
  operations: readonly Operation[],
  { as = practice, token = '', path = (operation: Operation) => buildPath(operation, () => SOMEBODY) } = {},
): Promise<Record<string, Told>> {
  const found: Record<string, Told> = {};
  for (const operation of operations) {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const { status, problem } = await world.ask(operation, as, { path: path(operation), headers });
    found[operation.name] = { status, code: problem?.code };
  }
  return found;
}
const all = (operations: readonly Operation[], told: Told) =>
  Object.fromEntries(operations.map(({ name }) => [name, told]));
const send = (method: string, path: string, body?: object) =>
  world.request(method, path, { token: practice.token, body });

describe('without a session', () => {
  const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };
  const staff = { sub: SOMEBODY, sid: SOMEBODY, aud: 'staff' as const };

  function worthlessTokens(): [string, string][] {
    const { appSecret } = world.product.config;
    const secret = accessTokenSecret(appSecret);
    const [, payload] = practice.token.split('.') as [string, string, string];
    const part = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    const none = part({ alg: 'none', typ: 'JWT' });
    const keyless = part({ alg: 'HS256', typ: 'JWT', kid: 'somebody' });
    const hs512 = part({ alg: 'HS512', typ: 'JWT' });
    const signed = createHmac('sha512', secret).update(`${hs512}.${payload}`).digest('base64url');
    return [
      ['garbage', 'garbage'],
      ['a token without a signature', `${none}.${payload}.`],
      ['a token without a signature that names no key of ours', `${keyless}.${payload}.`],
      ['a token of another algorithm', `${hs512}.${payload}.${signed}`],
      ['a token of another secret', signToken(staff, 'another secret of some length, really', 60)],
      ['an expired token', signToken(staff, secret, -1)],
      ['a token with a changed payload', practice.token.replace(payload, `${payload.slice(0, -4)}AAAA`)],
      ['a patient’s token', signToken({ ...staff, aud: 'patient' }, patientTokenSecret(appSecret), 60)],
      ['a token for patients signed for staff', signToken({ ...staff, aud: 'patient' }, secret, 60)],
      ['a token of a session that does not exist', signToken(staff, secret, 60)],
      ['a token of no session', signToken({ sub: SOMEBODY, aud: 'staff' }, secret, 60)],
      ['an impossible session', signToken({ ...staff, sid: "x'; drop table" }, secret, 60)],
    ];
  }

  it('refuses every kind of route and says how to sign in', async () => {
    for (const operation of SAMPLE_OPERATIONS) {
      const path = `/api${buildPath(operation, () => SOMEBODY)}`;
      const { headers, problem } = await world.request(operation.http?.method ?? '', path);
      expect(problem).toMatchObject({ ...UNAUTHENTICATED, title: 'Your session has expired' });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('refuses every kind of route for every invalid token', async () => {
    for (const [what, token] of worthlessTokens())
      expect({ what, ...(await answers(SAMPLE_OPERATIONS, { token })) }).toEqual({
        what,
        ...all(SAMPLE_OPERATIONS, UNAUTHENTICATED),
      });
  });

  it('refuses patient operations for an invalid link', async () => {
    const link = (text: string) => ({ path: (operation: Operation) => buildPath(operation, () => text) });
    expect(await answers(PATIENT_OPERATIONS, link('malformed'))).toEqual(
      all(PATIENT_OPERATIONS, { status: 400, code: 'LINK_MALFORMED' }),
    );
    expect(await answers(PATIENT_OPERATIONS, link('A'.repeat(43)))).toEqual(
      all(PATIENT_OPERATIONS, { status: 404, code: 'LINK_UNKNOWN' }),
    );
  });
});

describe('practice whose trial has ended', () => {
  const reads = SAMPLE_OPERATIONS.filter(({ kind, http }) => kind === 'query' && http?.encoding !== 'sse');
  const refused = SAMPLE_OPERATIONS.filter(({ kind, whileReadOnly }) => kind === 'command' && !whileReadOnly);

  /** Publishes the event as billing does; identity stores it and every gateway receives it. */
  async function billingSays(access: 'READ_ONLY' | 'FULL', version: number): Promise<void> {
    await world.product.sql(
      `insert into billing.outbox (id, organisation_id, kind, destination, payload)
       select gen_random_uuid(), $1, 'event', destination, payload || jsonb_build_object('id', gen_random_uuid(), 'data', $2::jsonb,
              'type', 'billing.PracticeAccessChanged.v1')
         from (select 'evt.billing.PracticeAccessChanged.v1' as destination, payload from billing.outbox
                where organisation_id = $1 and kind = 'event' limit 1) model`,
      [practice.organisationId, JSON.stringify({ access, version })],
    );
    await world.product.eventually(async () => {
      const { json } = await send('GET', '/api/auth/session');
      expect((json as Session).practiceAccess).toBe(access);
    });
  }

  beforeAll(() => billingSays('READ_ONLY', 2));
  afterAll(() => billingSays('FULL', 3));

  it('is refused commands with the specified message, and keeps its data', async () => {
    const before = await world.settled(practice.organisationId);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const operation of refused)
      expect((await world.ask(operation, practice)).problem).toMatchObject({
        status: 402,
        code: 'PRACTICE_READ_ONLY',
        title: expect.stringContaining(
          'read-only because its trial or its plan has ended, or a payment is overdue',
        ),
      });
    expect(await world.settled(practice.organisationId)).toEqual(before);
  });

  it('can read', async () => {
    const found = Object.values(await answers(reads)).map(({ code }) => code);
    expect(found).not.toContain('PRACTICE_READ_ONLY');
  });

  it.each([
    ['POST', '/api/list-exports', { list: 'clients', query: {}, columns: ['firstName'] }, 202],
    ['POST', '/api/exports', { kind: 'PRACTICE', password: 'Correct-Horse-7' }, 202],
    ['PATCH', '/api/profile/dashboard-view', { view: 'GRID' }, 200],
    ['POST', '/api/notifications/read-all', undefined, 200],
  ] as const)('may still %s %s', async (method, path, body, status) => {
    expect((await send(method, path, body)).status).toBe(status);
  });
});

describe('locked session', () => {
  const LOCKED = { status: 403, code: 'SESSION_LOCKED' };
  const clients = () => send('GET', '/api/clients');

  it('is refused every kind of route, shows whose it is, and is unlocked by the password', async () => {
    const { user } = (await send('GET', '/api/auth/session')).json as Session;
    const [, claims] = practice.token.split('.');
    const { sid } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as { sid: string };
    const { organisationId } = practice;
    await world.product.callInternal(lockSession, {
      body: { organisationId, userId: user.id, sessionId: sid },
    });
    await world.product.eventually(async () => expect((await clients()).status).toBe(403), SOON_MS);

    expect(await answers(SAMPLE_OPERATIONS)).toEqual(all(SAMPLE_OPERATIONS, LOCKED));
    expect((await send('GET', '/api/auth/session')).json).toMatchObject({ secondStep: 'LOCKED' });

    const unlock = (password: string) => send('POST', '/api/auth/unlock', { password });
    expect((await unlock('Wrong-Horse-7')).status).toBe(400);
    expect((await clients()).status).toBe(403);
    expect((await unlock('Correct-Horse-7')).status).toBe(200);
    // Without waiting, because the browser opens the quote immediately.
    expect((await clients()).status).toBe(200);
  });
});
