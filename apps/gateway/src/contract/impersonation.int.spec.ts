import { randomUUID } from 'node:crypto';
import type { Operation, SessionTokens } from '@quillcare/contracts';
import type { Answer } from '../testing/http-client';
import { NEEDS_SESSION, pathFor } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;
let superAdmin: Practice;
let person: string;

beforeAll(async () => {
  world = await World.open();
  practice = await world.practice();
  superAdmin = (await world.sessions()).get('SUPER_ADMIN') as Practice;
  const { json } = await world.request('GET', '/api/auth/session', { token: practice.token });
  person = (json as { user: { id: string } }).user.id;
}, 120_000);
afterAll(() => world.close());

const commands = NEEDS_SESSION.filter(({ kind }) => kind === 'command');
const leaving = commands.filter(({ name }) =>
  ['identity.signOut', 'identity.stopImpersonation'].includes(name),
);
const reads = NEEDS_SESSION.filter(({ kind, http }) => kind === 'query' && http?.encoding !== 'sse');
/** Operations that only the person themselves may call, because they need their own proof of identity. */
const personal = commands.filter(({ ownerOnly, stepUp }) => ownerOnly || stepUp);
const named = (operations: Operation[]) =>
  operations.map((operation) => [operation.name, operation] as const);

/** The practice with the token of a support session for its administrator. */
async function actingFor(readOnly: boolean): Promise<Practice> {
  const body = { userId: person, reason: 'A test of every operation', readOnly };
  const answer = await world.request('POST', '/api/auth/impersonation', { token: superAdmin.token, body });
  const { access_token: token } = answer.json as SessionTokens;
  if (!token) throw new Error(`The support session was refused: ${answer.text}`);
  return { ...practice, token };
}

const refusalOf = ({ status, problem }: Answer) => ({ status, code: problem?.code });
const ask = (operation: Operation, as: Practice) =>
  world.ask(operation, as, { path: pathFor(operation, () => randomUUID()) });

describe('a read-only support session', () => {
  let looking: Practice;
  let before: Record<string, string>;
  beforeAll(async () => {
    looking = await actingFor(true);
    before = await world.settled(practice.organisationId);
  });

  it('is tested with every command', () => {
    expect(commands.length).toBeGreaterThan(30);
    expect(leaving).toHaveLength(2);
  });

  it.each(named(commands.filter((operation) => !leaving.includes(operation))))(
    'is refused %s with the reason',
    async (_name, operation) => {
      const { status, code } = refusalOf(await ask(operation, looking));
      const reasons = ['SUPPORT_READ_ONLY', 'SUPPORT_REFUSED'];
      // A support session has no more rights than the person.
      if (practiceMayNot(operation)) reasons.push('FORBIDDEN');
      expect({ status, isSaid: reasons.includes(code) ? reasons : code }).toEqual({
        status: 403,
        isSaid: reasons,
      });
    },
  );

  it.each(named(reads))('sees what the person sees by %s', async (_name, operation) => {
    const mine = await ask(operation, practice);
    expect((await ask(operation, looking)).status).toBe(mine.status);
  });

  it('leaves the practice as it was', async () => {
    expect(await world.settled(practice.organisationId)).toEqual(before);
  });
});

describe('a support session with write access', () => {
  let acting: Practice;
  beforeAll(async () => {
    acting = await actingFor(false);
  });

  it.each(named(personal))('is refused %s, which only the person may call', async (_name, operation) => {
    const code = practiceMayNot(operation) ? 'FORBIDDEN' : 'SUPPORT_REFUSED';
    expect(refusalOf(await ask(operation, acting))).toEqual({ status: 403, code });
  });

  it('can do everything else that the person can', async () => {
    const body = { firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.com', phone: '0412 345 678' };
    const { status, json } = await world.request('POST', '/api/clients', { token: acting.token, body });
    expect(status).toBe(201);
    await world.product.eventually(async () => {
      const trail = await world.request('GET', '/api/audit-entries?entityType=CLIENT', {
        token: practice.token,
      });
      const { items } = trail.json as { items: { entityId: string; actorName: string }[] };
      const [entry] = items.filter(({ entityId }) => entityId === (json as { id: string }).id);
      expect(entry?.actorName).toBe('Aroha Williams for Ana Okafor');
    });
  });

  it('can always be ended', async () => {
    const leave = () => world.request('POST', '/api/auth/impersonation/stop', { token: acting.token });
    expect((await leave()).status).toBe(200);
    await world.product.eventually(
      async () => expect(refusalOf(await leave())).toEqual({ status: 401, code: 'UNAUTHENTICATED' }),
      1_000,
    );
  });
});

function practiceMayNot({ permission }: Operation): boolean {
  return typeof permission === 'object' && 'roles' in permission && !permission.roles.includes('ORG_ADMIN');
}
