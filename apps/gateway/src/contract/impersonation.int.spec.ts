import { randomUUID } from 'node:crypto';
import { allows, type Operation, type SessionTokens } from '@quillcare/contracts';
import type { Answer } from '../testing/http-client';
import { NEEDS_SESSION, ONE_OF_EACH_KIND, pathFor } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;
let superAdmin: Practice;
let person: string;

beforeAll(async () => {
  world = await World.share();
  practice = await world.practice();
  superAdmin = (await world.sessions()).get('SUPER_ADMIN') as Practice;
  const { json } = await world.request('GET', '/api/auth/session', { token: practice.token });
  person = (json as { user: { id: string } }).user.id;
});

/** Operations only the user themselves may call, because they require the user's own proof of identity. */
const isPersonal = ({ ownerOnly, stepUp }: Operation) => Boolean(ownerOnly || stepUp);
const commands = ONE_OF_EACH_KIND.filter(
  (operation) => operation.kind === 'command' && !isPersonal(operation) && mayPractice(operation),
);
const reads = ONE_OF_EACH_KIND.filter(
  // Nobody can prove their identity on the user's behalf.
  ({ kind, http, stepUp }) => kind === 'query' && http?.encoding !== 'sse' && !stepUp,
);
const personal = NEEDS_SESSION.filter((operation) => isPersonal(operation) && mayPractice(operation)).slice(
  0,
  5,
);

/** Returns the practice with the token of a support session for its administrator. */
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

describe('read-only support session', () => {
  let looking: Practice;
  let before: Record<string, string>;
  beforeAll(async () => {
    looking = await actingFor(true);
    before = await world.settled(practice.organisationId);
  });

  it('is refused every kind of command, with the reason', async () => {
    expect(commands.length).toBeGreaterThan(3);
    for (const operation of commands)
      expect({ name: operation.name, ...refusalOf(await ask(operation, looking)) }).toEqual({
        name: operation.name,
        status: 403,
        code: 'SUPPORT_READ_ONLY',
      });
  });

  it('gets the same answer as the user from every kind of query', async () => {
    for (const operation of reads) {
      const mine = await ask(operation, practice);
      expect({ name: operation.name, status: (await ask(operation, looking)).status }).toEqual({
        name: operation.name,
        status: mine.status,
      });
    }
  });

  it('leaves the practice unchanged', async () => {
    expect(await world.settled(practice.organisationId)).toEqual(before);
  });
});

describe('support session with write access', () => {
  let acting: Practice;
  beforeAll(async () => {
    acting = await actingFor(false);
  });

  it('is refused operations reserved for the user', async () => {
    for (const operation of personal)
      expect({ name: operation.name, ...refusalOf(await ask(operation, acting)) }).toEqual({
        name: operation.name,
        status: 403,
        code: 'SUPPORT_REFUSED',
      });
  });

  it('can do everything else the user can', async () => {
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
    await world.product.eventually(async () =>
      expect(refusalOf(await leave())).toEqual({ status: 401, code: 'UNAUTHENTICATED' }),
    );
  });
});

function mayPractice({ permission }: Operation): boolean {
  return allows(permission, { role: 'ORG_ADMIN', isActive: true });
}
