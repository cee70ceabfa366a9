import { ACTIONS, recipientKeys, RESOURCES, ROLES } from '@quillcare/contracts';
import fc from 'fast-check';
import { grantedSinceAfter, type GrantedSince } from './granted-since';

const MONDAY = new Date('2026-11-23T09:00:00.000Z');
const TUESDAY = new Date('2026-11-24T09:00:00.000Z');
const seller = { role: 'SALES_MANAGER', grants: null } as const;

describe('grantedSinceAfter', () => {
  it('returns nothing if nothing was given', () => {
    expect(grantedSinceAfter(seller, seller, null, MONDAY)).toBeNull();
  });

  it('returns a new role and its permissions, dated by the change', () => {
    const gained = grantedSinceAfter(seller, { role: 'ORG_ADMIN', grants: null }, null, MONDAY);
    expect(gained).toMatchObject({ ORG_ADMIN: MONDAY.toISOString(), 'USERS READ': MONDAY.toISOString() });
    // Already held under another role.
    expect(gained).not.toHaveProperty('CLIENTS READ');
  });

  it('keeps the date through later changes, and restarts it after a revocation', () => {
    const granted = { ...seller, grants: { REPORTS: ['READ', 'CREATE'] } } as const;
    const first = grantedSinceAfter(seller, granted, null, MONDAY);
    expect(first).toEqual({ 'REPORTS CREATE': MONDAY.toISOString() });
    const renamed = { ...granted, role: 'ORG_ADMIN' } as const;
    expect(grantedSinceAfter(granted, renamed, first, TUESDAY)).toMatchObject(first as GrantedSince);
    expect(grantedSinceAfter(granted, seller, first, TUESDAY)).toBeNull();
    expect(grantedSinceAfter(seller, granted, null, TUESDAY)).toEqual({
      'REPORTS CREATE': TUESDAY.toISOString(),
    });
  });

  it('returns after any changes what is held now, dated since when it was held without a break', () => {
    const grants = fc.dictionary(fc.constantFrom(...RESOURCES), fc.subarray([...ACTIONS]));
    const given = fc.record({ role: fc.constantFrom(...ROLES), grants: fc.option(grants) });
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 6 }), (states) => {
        const held = states.map(({ role, grants: own }) =>
          recipientKeys({ role, grants: own ?? undefined, isActive: true }),
        );
        const at = (step: number) => new Date(MONDAY.getTime() + step * 1_000);
        let gained: GrantedSince | null = null;
        for (let step = 1; step < states.length; step += 1)
          gained = grantedSinceAfter(states[step - 1]!, states[step]!, gained, at(step));
        const last = states.length - 1;
        const expected = held[last]!.flatMap((name) => {
          const missing = held.findLastIndex((names) => !names.includes(name));
          return missing < 0 ? [] : [[name, at(missing + 1).toISOString()]];
        });
        expect(gained ?? {}).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});
