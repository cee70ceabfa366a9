import { ACTIONS, can, RESOURCES, ROLES, type Grants } from '@quillcare/contracts';
import fc from 'fast-check';
import { describeChange, excessErrors, rightsAsGrants, rightsChange, storedGrants } from './grants';

const someGrants = fc
  .array(fc.tuple(fc.constantFrom(...RESOURCES), fc.array(fc.constantFrom(...ACTIONS))))
  .map((pairs) => Object.fromEntries(pairs) as Grants);
const aRole = fc.constantFrom(...ROLES);
const admin = { role: 'ORG_ADMIN' as const, isActive: true };

describe('explicit grants', () => {
  it('are stored with each action once, and as null if there are none', () => {
    expect(storedGrants({})).toBeNull();
    expect(storedGrants({ CLIENTS: ['READ', 'CREATE', 'READ'], QUOTES: [] })).toEqual({
      CLIENTS: ['CREATE', 'READ'],
      QUOTES: [],
    });
  });

  it('mean the same after being stored', () => {
    fc.assert(
      fc.property(aRole, someGrants, (role, grants) => {
        const { added, removed } = rightsChange(role, grants, storedGrants(grants));
        expect([...added, ...removed]).toEqual([]);
      }),
    );
  });

  it('never give more than the grantor has', () => {
    fc.assert(
      fc.property(aRole, someGrants, someGrants, someGrants, (role, own, before, after) => {
        const actor = { ...admin, grants: own };
        const { added } = rightsChange(role, before, after);
        if (excessErrors(actor, added).length > 0) return;
        for (const { resource, action } of added) expect(can(actor, resource, action)).toBe(true);
      }),
    );
  });

  it('cannot exceed the administrator’s own permissions', () => {
    const { added } = rightsChange('USER', null, {
      PRICING_RULES: ['READ'],
      USERS: ['MANAGE'],
      LEADS: ['READ'],
    });
    expect(excessErrors(admin, added).map(({ path }) => path)).toEqual([
      'grants.USERS',
      'grants.PRICING_RULES',
    ]);
    expect(rightsAsGrants(admin).USERS).toEqual(['CREATE', 'READ', 'UPDATE', 'DELETE']);
    expect(rightsAsGrants(admin).PRICING_RULES).toBeUndefined();
  });

  it('keep what another administrator granted before', () => {
    const before = { PRICING_RULES: ['READ'] } as const;
    const { added } = rightsChange('USER', before, { ...before, LEADS: ['READ'] });
    expect(excessErrors(admin, added)).toEqual([]);
  });

  it('are described in words', () => {
    expect(describeChange(rightsChange('USER', null, { CLIENTS: [], LEADS: ['READ'] }))).toBe(
      'Gained: LEADS READ. Lost: CLIENTS READ.',
    );
    expect(describeChange(rightsChange('USER', null, null))).toBeNull();
  });
});
