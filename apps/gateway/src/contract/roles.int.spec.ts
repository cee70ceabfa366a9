import { allows, ROLES, type Operation, type Role } from '@quillcare/contracts';
import { hasRightByBody, SESSION_OPERATIONS, buildPath, sampleBody } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let sessions: Map<Role, Practice>;

beforeAll(async () => {
  world = await World.open();
  sessions = await world.sessions();
});
afterAll(() => world.close());

const nobodys = () => '01890000-0000-7000-8000-000000000001';
const isAllowed = ({ permission }: Operation, role: Role) => allows(permission, { role, isActive: true });
/** The boundary of an operation: its lowest permitted role and the highest one refused. ROLES starts with the highest. */
const leastOf = (operation: Operation) => ROLES.findLast((role) => isAllowed(operation, role));
const refusedBy = (operation: Operation) => ROLES.find((role) => !isAllowed(operation, role));

async function statusFor(operation: Operation, role: Role): Promise<number> {
  const practice = sessions.get(role) as Practice;
  const path = buildPath(operation, nobodys);
  if (operation.http?.encoding !== 'sse') return (await world.ask(operation, practice, { path })).status;
  const stop = new AbortController();
  const response = await fetch(`${world.product.url}/api${path}`, {
    headers: { authorization: `Bearer ${practice.token}` },
    signal: stop.signal,
  });
  stop.abort();
  return response.status;
}

/**
 * One role on each side of the boundary per operation. The full matrix is the reviewed snapshot in the contracts, which the guard
 * evaluates.
 */
describe('permission matrix', () => {
  it('is tested with every role', () => {
    expect([...sessions.keys()].sort()).toEqual([...ROLES].sort());
  });

  it('admits the least privileged role that an operation names', async () => {
    const refused: unknown[] = [];
    for (const operation of SESSION_OPERATIONS) {
      const role = leastOf(operation);
      if (!role) throw new Error(`Nobody may call ${operation.name}.`);
      const status = await statusFor(operation, role);
      // It may have ended sessions or require a second step; the following requests need full sessions.
      if (operation.service === 'identity' && operation.kind === 'command' && status < 300)
        sessions = await world.goOn(sessions);
      if (status === 403 && hasRightByBody(operation)) continue;
      if ([401, 403, 500, 503].includes(status)) refused.push({ name: operation.name, role, status });
    }
    expect(refused).toEqual([]);
  });

  it('refuses the most privileged other role before reading the input', async () => {
    const REFUSAL = { status: 403, detail: "You don't have permission to perform this action" };
    const closed = SESSION_OPERATIONS.filter(refusedBy);
    expect(closed.length).toBeGreaterThan(150);
    for (const operation of closed) {
      const role = refusedBy(operation) as Role;
      const carries = operation.http?.method === 'POST' || operation.http?.method === 'PATCH';
      const { status, problem } = await world.ask(operation, sessions.get(role) as Practice, {
        path: buildPath(operation, () => 'nonsense'),
        body: carries ? { nonsense: sampleBody(operation, nobodys) } : undefined,
      });
      const { name } = operation;
      expect({ name, role, status, detail: problem.detail }).toEqual({ name, role, ...REFUSAL });
    }
  });

  it('keeps the metrics small after every operation was called', async () => {
    const text = await (await fetch(`${world.product.url}/metrics`)).text();
    expect(text).toContain('quillcare_operations_total{service="crm",outcome="refused"}');
    expect(text.length).toBeLessThan(100_000);
  });
});
