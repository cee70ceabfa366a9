import { ACTIONS, can, RESOURCES, ROLES, type Grants } from '@quillcare/contracts';
import fc from 'fast-check';
import { describeChange, findExcessErrors, toGrants, diffRights, normaliseGrants } from './grants';

const someGrants = fc
  .array(fc.tuple(fc.constantFrom(...RESOURCES), fc.array(fc.constantFrom(...ACTIONS))))
  .map((pairs) => Object.fromEntries(pairs) as Grants);
const aRole = fc.constantFrom(...ROLES);
const admin = { role: 'ORG_ADMIN' as const, isActive: true };

describe('explicit grants', () => {
  it('are stored with each action once, and as null if there are none', () => {
    expect(normaliseGrants({})).toBeNull();
    expect(normaliseGrants({ CLIENTS: ['READ', 'CREATE', 'READ'], QUOTES: [] })).toEqual({
      CLIENTS: ['CREATE', 'READ'],
      QUOTES: [],
    });
  });

  it('mean the same after being stored', () => {
    fc.assert(
      fc.property(aRole, someGrants, (role, grants) => {
        const { added, removed } = diffRights(role, grants, normaliseGrants(grants));
        expect([...added, ...removed]).toEqual([]);
      }),
    );
  });

  it('never give more than the grantor has', () => {
    fc.assert(
      fc.property(aRole, someGrants, someGrants, someGrants, (role, own, before, after) => {
        const actor = { ...admin, grants: own };
        const { added } = diffRights(role, before, after);
        if (findExcessErrors(actor, added).length > 0) return;
        for (const { resource, action } of added) expect(can(actor, resource, action)).toBe(true);
      }),
    );
  });

  it('cannot exceed the administrator’s own permissions', () => {
    const { added } = diffRights('USER', null, {
      PRICING_RULES: ['READ'],
      USERS: ['MANAGE'],
      LEADS: ['READ'],
    });
    expect(findExcessErrors(admin, added).map(({ path }) => path)).toEqual([
      'grants.USERS',
      'grants.PRICING_RULES',
    ]);
    expect(toGrants(admin).USERS).toEqual(['CREATE', 'READ', 'UPDATE', 'DELETE']);
    expect(toGrants(admin).PRICING_RULES).toBeUndefined();
  });

  it('keep what another administrator granted before', () => {
    const before = { PRICING_RULES: ['READ'] } as const;
    const { added } = diffRights('USER', before, { ...before, LEADS: ['READ'] });
    expect(findExcessErrors(admin, added)).toEqual([]);
  });

  it('are described in words', () => {
    expect(describeChange(diffRights('USER', null, { CLIENTS: [], LEADS: ['READ'] }))).toBe(
      'Gained: LEADS READ. Lost: CLIENTS READ.',
    );
    expect(describeChange(diffRights('USER', null, null))).toBeNull();
  });
});
