import fc from 'fast-check';
import { ACTIONS, can, RESOURCES, ROLES, type Rights } from './permissions';
import {
  holdings,
  isAddressed,
  recipients,
  rightName,
  toPerson,
  toPractice,
  toRight,
  toRoles,
  type Audience,
} from './recipients';

const ANA = '0190a0a0-0000-7000-8000-000000000001';
const BEN = '0190a0a0-0000-7000-8000-000000000002';

const grants = fc.dictionary(fc.constantFrom(...RESOURCES), fc.subarray([...ACTIONS]));
const person = fc.record(
  {
    userId: fc.constantFrom(ANA, BEN),
    role: fc.constantFrom(...ROLES),
    isActive: fc.boolean(),
    grants,
  },
  { requiredKeys: ['userId', 'role', 'isActive'] },
);
const audience: fc.Arbitrary<Audience> = fc.record({
  to: fc.record(
    {
      userId: fc.constantFrom(ANA, BEN),
      roles: fc.subarray([...ROLES], { minLength: 1 }),
      right: fc.record({ resource: fc.constantFrom(...RESOURCES), action: fc.constantFrom(...ACTIONS) }),
    },
    { requiredKeys: [] },
  ),
  needs: fc.option(fc.constantFrom(...RESOURCES)),
});

const administrator = { userId: ANA, role: 'ORG_ADMIN', isActive: true } as const;

describe('recipients', () => {
  it('are exactly the active people who meet every condition', () => {
    fc.assert(
      fc.property(audience, person, ({ to, needs }, someone) => {
        const conditions = [
          someone.isActive,
          ...(to.userId ? [someone.userId === to.userId] : []),
          ...(to.roles ? [to.roles.some((role) => role === someone.role)] : []),
          ...(to.right ? [can(someone, to.right.resource, to.right.action)] : []),
          ...(needs ? [can(someone, needs, 'READ')] : []),
        ];
        expect(isAddressed({ to, needs }, someone)).toBe(conditions.every(Boolean));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [toPractice(), null, true],
    [toPerson(ANA), null, true],
    [toPerson(BEN), null, false],
    [toRoles('USER', 'ORG_ADMIN'), null, true],
    [toRoles('SALES_MANAGER'), null, false],
    [toRight('QUOTES', 'UPDATE'), null, true],
    [toRight('PRICING_RULES', 'READ'), null, false],
    // Addressed to her personally, but about a resource she may not read.
    [toPerson(ANA), 'PRICING_RULES', false],
  ] as const)('given as %j for an event about %s include the administrator: %s', (to, needs, expected) => {
    expect(isAddressed({ to, needs }, administrator)).toBe(expected);
  });

  it('must list at least one role if they are given by role', () => {
    expect(recipients.safeParse({ roles: [] }).success).toBe(false);
  });
});

describe('holdings', () => {
  it('are the role and every permission', () => {
    fc.assert(
      fc.property(person, (someone: Rights) => {
        const held = holdings(someone);
        expect(held).toContain(someone.role);
        for (const resource of RESOURCES)
          for (const action of ACTIONS)
            expect(held.includes(rightName(resource, action))).toBe(can(someone, resource, action));
      }),
    );
  });
});
