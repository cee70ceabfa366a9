import {
  ACTIONS,
  hasBody,
  RESOURCES,
  setUserGrants,
  type Action,
  type Grants,
  type Operation,
  type Resource,
  type Session,
} from '@quillcare/contracts';
import { SOON_MS } from '@quillcare/testing';
import { SESSION_OPERATIONS, buildPath } from './requests';
import { World, type Practice } from './world.suite';

interface Right {
  resource: Resource;
  action: Action;
}

let world: World;
let admin: Practice;
let person: Practice;
let personId: string;

beforeAll(async () => {
  world = await World.share();
  const { organisationId } = await world.product.signUp();
  admin = await world.colleague(organisationId, 'SUPER_ADMIN');
  person = await world.colleague(organisationId, 'USER');
  const { json } = await world.request('GET', '/api/auth/session', { token: person.token });
  personId = (json as Session).user.id;
});

function rightOf({ permission }: Operation): Right | null {
  return typeof permission === 'object' && 'resource' in permission ? permission : null;
}

const needing = ({ resource, action }: Right): Operation[] =>
  SESSION_OPERATIONS.filter((operation) => {
    const right = rightOf(operation);
    return right?.resource === resource && right.action === action;
  });
const everyRight: Right[] = RESOURCES.flatMap((resource) =>
  ACTIONS.map((action) => ({ resource, action })).filter((right) => needing(right).length > 0),
);

/** All rights as single actions, except one. */
function allBut(withdrawn?: Right): Grants {
  const actions = ACTIONS.filter((action) => action !== 'MANAGE');
  const kept = (resource: Resource): Action[] =>
    resource === withdrawn?.resource ? actions.filter((action) => action !== withdrawn.action) : actions;
  return Object.fromEntries(RESOURCES.map((resource) => [resource, kept(resource)]));
}

async function grant(grants: Grants): Promise<void> {
  const path = `/api/users/${personId}/grants`;
  const { json } = await world.request('GET', path, { token: admin.token });
  const answer = await world.request(setUserGrants.http?.method ?? '', path, {
    token: admin.token,
    body: { version: (json as { version: number }).version, grants },
  });
  expect(answer.status).toBe(200);
}

const pathOf = (operation: Operation): string =>
  buildPath(operation, () => '01890000-0000-7000-8000-000000000001');

/** The error code of a valid request that finds nothing. */
async function codeOf(operation: Operation): Promise<string | undefined> {
  return (await world.ask(operation, person, { path: pathOf(operation) })).problem?.code;
}

/** Whether permission is granted. An invalid body then fails validation before any rule of the operation runs. */
async function isOpen(operation: Operation): Promise<boolean> {
  const body = hasBody(operation) ? { misfit: true } : undefined;
  return (
    (await world.ask(operation, person, { path: pathOf(operation), body })).problem?.code !== 'FORBIDDEN'
  );
}

describe('revoking a permission', () => {
  it('covers every operation on a resource', () => {
    expect(everyRight.length).toBeGreaterThan(15);
    expect(everyRight.flatMap(needing)).toHaveLength(SESSION_OPERATIONS.filter(rightOf).length);
  });

  it.each(everyRight.map((right) => [`${right.resource} ${right.action}`, right] as const))(
    '%s closes exactly the operations that need it',
    async (_name, right) => {
      const operations = needing(right);
      await grant(allBut());
      await world.product.eventually(async () => {
        for (const operation of operations) expect(await isOpen(operation)).toBe(true);
      });
      await grant(allBut(right));
      const [first] = operations as [Operation];
      // Sent with an invalid body: the operation's own rule may refuse a valid one although the right is not yet revoked.
      await world.product.eventually(async () => expect(await isOpen(first)).toBe(false), SOON_MS);
      const found = await Promise.all(
        operations.map(async (operation) => [operation.name, await codeOf(operation)]),
      );
      expect(found).toEqual(operations.map(({ name }) => [name, 'FORBIDDEN']));
      const other = everyRight.find(
        ({ resource, action }) => resource === right.resource && action !== right.action,
      );
      if (other) expect(await isOpen(needing(other)[0] as Operation)).toBe(true);
    },
  );
});
