import fc from 'fast-check';
import {
  ACTIONS,
  allows,
  can,
  canAny,
  DEFAULT_GRANTS,
  RESOURCES,
  ROLES,
  type Action,
  type Resource,
  type Role,
} from './permissions';

const person = (
  role: Role,
  more: { isActive?: boolean; grants?: Parameters<typeof can>[0]['grants'] } = {},
) => ({ role, isActive: true, ...more });
const aRole = fc.constantFrom(...ROLES);
const aResource = fc.constantFrom(...RESOURCES);
const anAction = fc.constantFrom(...ACTIONS);

describe('can', () => {
  it.each<[Role, Resource, Action, boolean]>([
    ['ORG_ADMIN', 'CLIENTS', 'DELETE', true],
    ['ORG_ADMIN', 'ORGANIZATIONS', 'READ', false],
    ['ORG_ADMIN', 'USERS', 'MANAGE', false],
    ['SALES_MANAGER', 'CLIENTS', 'UPDATE', true],
    ['SALES_MANAGER', 'CLIENTS', 'DELETE', false],
    ['SALES_MANAGER', 'QUOTES', 'DELETE', true],
    ['LEAD_COORDINATOR', 'QUOTES', 'READ', false],
    ['LEAD_COORDINATOR', 'DOCTORS', 'READ', true],
    ['LEAD_COORDINATOR', 'SURGERIES', 'READ', false],
    ['USER', 'QUOTES', 'READ', true],
    ['USER', 'QUOTES', 'CREATE', false],
    ['ORG_ADMIN', 'PRICING_RULES', 'READ', false],
    ['SUPER_ADMIN', 'PRICING_RULES', 'MANAGE', true],
  ])('answers for %s on %s %s: %s', (role, resource, action, expected) => {
    expect(can(person(role), resource, action)).toBe(expected);
  });

  it('grants an inactive person nothing', () => {
    fc.assert(
      fc.property(
        aRole,
        aResource,
        anAction,
        (role, resource, action) => !can(person(role, { isActive: false }), resource, action),
      ),
    );
  });

  it('lets an explicit grant replace the default for its resource only', () => {
    const grants = { QUOTES: ['READ'] as const, PRICING_RULES: ['MANAGE'] as const };
    expect(can(person('SALES_MANAGER', { grants }), 'QUOTES', 'DELETE')).toBe(false);
    expect(can(person('SALES_MANAGER', { grants }), 'QUOTES', 'READ')).toBe(true);
    expect(can(person('SALES_MANAGER', { grants }), 'PRICING_RULES', 'DELETE')).toBe(true);
    expect(can(person('SALES_MANAGER', { grants }), 'LEADS', 'DELETE')).toBe(true);
  });

  it('lets an empty grant remove a permission', () => {
    expect(can(person('ORG_ADMIN', { grants: { CLIENTS: [] } }), 'CLIENTS', 'READ')).toBe(false);
  });

  it('includes every action in MANAGE', () => {
    fc.assert(
      fc.property(
        aRole,
        aResource,
        anAction,
        (role, resource, action) =>
          !can(person(role), resource, 'MANAGE') || can(person(role), resource, action),
      ),
    );
  });

  it('agrees with canAny', () => {
    fc.assert(
      fc.property(
        aRole,
        aResource,
        (role, resource) =>
          canAny(person(role), resource) === (role === 'SUPER_ADMIN' || resource in DEFAULT_GRANTS[role]),
      ),
    );
  });
});

describe('allows', () => {
  it('admits everyone to public operations, and no person to internal or patient ones', () => {
    fc.assert(
      fc.property(aRole, fc.boolean(), (role, isActive) => {
        expect(allows('public', { role, isActive })).toBe(true);
        expect(allows('internal', { role, isActive })).toBe(false);
        expect(allows('patient', { role, isActive })).toBe(false);
        expect(allows('signed-in', { role, isActive })).toBe(isActive);
      }),
    );
  });

  it('decides by role or by permission', () => {
    expect(allows({ roles: ['ORG_ADMIN'] }, person('ORG_ADMIN'))).toBe(true);
    expect(allows({ roles: ['ORG_ADMIN'] }, person('SALES_MANAGER'))).toBe(false);
    expect(allows({ roles: ['ORG_ADMIN'] }, person('ORG_ADMIN', { isActive: false }))).toBe(false);
    expect(allows({ resource: 'CLIENTS', action: 'CREATE' }, person('LEAD_COORDINATOR'))).toBe(true);
    expect(allows({ resource: 'CLIENTS', action: 'CREATE' }, person('USER'))).toBe(false);
  });

  it('admits the listed roles unless they have a grant that says otherwise', () => {
    const either = { resource: 'PRICING_RULES', action: 'UPDATE', orRoles: ['ORG_ADMIN'] } as const;
    expect(allows(either, person('ORG_ADMIN'))).toBe(true);
    expect(allows(either, person('ORG_ADMIN', { isActive: false }))).toBe(false);
    expect(allows(either, person('ORG_ADMIN', { grants: { PRICING_RULES: ['READ'] } }))).toBe(false);
    expect(allows(either, person('SALES_MANAGER'))).toBe(false);
    expect(allows(either, person('USER', { grants: { PRICING_RULES: ['UPDATE'] } }))).toBe(true);
  });
});
