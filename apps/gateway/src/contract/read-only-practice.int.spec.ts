import { randomUUID } from 'node:crypto';
import type { Operation } from '@quillcare/contracts';
import { NEEDS_SESSION, OF_PLATFORM, pathFor } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;
let before: Record<string, string>;

const commands = NEEDS_SESSION.filter(({ kind }) => kind === 'command');
const refused = commands.filter((operation) => !operation.whileReadOnly && !OF_PLATFORM.includes(operation));
const reads = NEEDS_SESSION.filter(
  (operation) =>
    operation.kind === 'query' && operation.http?.encoding !== 'sse' && !OF_PLATFORM.includes(operation),
);
const named = (operations: Operation[]) =>
  operations.map((operation) => [operation.name, operation] as const);

const ask = (operation: Operation) =>
  world.ask(operation, practice, { path: pathFor(operation, () => randomUUID()) });
const send = (method: string, path: string, body?: object) =>
  world.request(method, path, { token: practice.token, body });
const accessIs = (access: string) =>
  world.product.eventually(async () => {
    const { json } = await send('GET', '/api/auth/session');
    expect((json as { practiceAccess: string }).practiceAccess).toBe(access);
  }, 10_000);

/** As billing says it: identity notes it, and every gateway hears of it. */
async function billingSays(access: 'READ_ONLY' | 'FULL', version: number): Promise<void> {
  await world.product.sql(
    `insert into billing.outbox (id, organisation_id, kind, destination, payload)
     select gen_random_uuid(), $1, 'event', destination, payload || jsonb_build_object('id', gen_random_uuid(), 'data', $2::jsonb,
            'type', 'billing.PracticeAccessChanged.v1')
       from (select 'evt.billing.PracticeAccessChanged.v1' as destination, payload from billing.outbox
              where organisation_id = $1 and kind = 'event' limit 1) model`,
    [practice.organisationId, JSON.stringify({ access, version })],
  );
  await accessIs(access);
}

beforeAll(async () => {
  world = await World.open();
  practice = await world.practice();
  await billingSays('READ_ONLY', 2);
  before = await world.settled(practice.organisationId);
}, 120_000);
afterAll(() => world.close());

describe('a practice whose trial is over', () => {
  it('is tested with every command', () => {
    expect(refused.length).toBeGreaterThan(60);
    expect(refused.every(({ permission }) => permission !== 'public' && permission !== 'patient')).toBe(true);
  });

  it.each(named(refused))('is refused %s with the sentence', async (_name, operation) => {
    const { status, problem } = await ask(operation);
    expect({ status, code: problem?.code, title: problem?.title }).toEqual({
      status: 402,
      code: 'PRACTICE_READ_ONLY',
      title: expect.stringContaining('read-only because its trial has ended'),
    });
  });

  it('has not changed by that', async () => {
    expect(await world.settled(practice.organisationId)).toEqual(before);
  });

  it.each(named(reads))('still reads by %s', async (_name, operation) => {
    expect((await ask(operation)).problem?.code).not.toBe('PRACTICE_READ_ONLY');
  });

  it.each([
    ['POST', '/api/list-exports', { list: 'clients', query: {}, columns: ['firstName'] }, 202],
    ['PATCH', '/api/profile/dashboard-view', { view: 'GRID' }, 200],
    ['POST', '/api/notifications/read-all', undefined, 200],
    ['POST', '/api/auth/sign-out', undefined, 200],
  ] as const)('may still %s %s', async (method, path, body, status) => {
    expect((await send(method, path, body)).status).toBe(status);
  });
});
