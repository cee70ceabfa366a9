import { allows, describePermission, ROLES, type Operation, type Role } from '@quillcare/contracts';
import { hasRightByBody, NEEDS_SESSION, pathFor, sampleBody } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let sessions: Map<Role, Practice>;

beforeAll(async () => {
  world = await World.open();
  sessions = await world.sessions();
}, 90_000);
afterAll(() => world.close());

const nobodys = () => '01890000-0000-7000-8000-000000000001';

async function statusFor(
  operation: Operation,
  practice: Practice,
): Promise<{ status: number; detail?: string }> {
  if (operation.http?.encoding !== 'sse') {
    const { status, problem } = await world.ask(operation, practice, { path: pathFor(operation, nobodys) });
    return { status, detail: problem?.detail };
  }
  const stop = new AbortController();
  const response = await fetch(`${world.product.url}/api${operation.http.path}`, {
    headers: { authorization: `Bearer ${practice.token}` },
    signal: stop.signal,
  });
  stop.abort();
  return { status: response.status };
}

const cases = NEEDS_SESSION.flatMap((operation) => ROLES.map((role) => [operation, role] as const));

describe('the permission matrix', () => {
  it('is tested with every role', () => {
    expect([...sessions.keys()].sort()).toEqual([...ROLES].sort());
  });

  it.each(
    cases.map(
      ([operation, role]) =>
        [role, operation.name, describePermission(operation.permission), operation] as const,
    ),
  )('%s on %s (%s)', async (role, _name, _permission, operation) => {
    const isAllowed = allows(operation.permission, { role, isActive: true });
    const practice = sessions.get(role) as Practice;
    const answer = await statusFor(operation, practice);
    // The command may have ended sessions or require a second step; the following tests need full sessions.
    if (operation.kind === 'command' && answer.status < 300) sessions = await world.goOn(sessions);
    const isByBody = hasRightByBody(operation) && answer.status === 403;
    if (isAllowed && !isByBody) expect([401, 403, 500, 503]).not.toContain(answer.status);
    else expect(answer).toEqual({ status: 403, detail: "You don't have permission to perform this action" });
  });

  it('refuses before it looks at the input', async () => {
    const user = sessions.get('USER') as Practice;
    for (const operation of NEEDS_SESSION.filter(
      ({ permission }) => !allows(permission, { role: 'USER', isActive: true }),
    )) {
      const carries = operation.http?.method === 'POST' || operation.http?.method === 'PATCH';
      const path = pathFor(operation, () => 'nonsense');
      const { status } = await world.ask(operation, user, {
        path,
        body: carries ? { nonsense: sampleBody(operation, nobodys) } : undefined,
      });
      expect({ name: operation.name, status }).toEqual({ name: operation.name, status: 403 });
    }
  });
});
