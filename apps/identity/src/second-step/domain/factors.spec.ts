import { refuseReset } from './second-step-reset';
import { hasSecondStep, isLast, waysOf, type Factors } from './factors';
import { changedRoles, orderedRoles } from './mfa-policy';

const since = new Date('2026-11-21T02:00:00Z');
const none: Factors = { totpSince: null, passkeys: 0, recoveryCodesLeft: 0, isRequired: false };

describe('what an account has set up', () => {
  it('is a second step when it is an app or a passkey', () => {
    expect(hasSecondStep(none)).toBe(false);
    expect(hasSecondStep({ ...none, recoveryCodesLeft: 10 })).toBe(false);
    expect(hasSecondStep({ ...none, totpSince: since })).toBe(true);
    expect(hasSecondStep({ ...none, passkeys: 1 })).toBe(true);
  });

  it('says how to confirm; the password counts where there is nothing stronger', () => {
    expect(waysOf(none)).toEqual(['password']);
    expect(waysOf({ ...none, recoveryCodesLeft: 3 })).toEqual(['password']);
    expect(waysOf({ ...none, totpSince: since })).toEqual(['totp']);
    expect(waysOf({ ...none, totpSince: since, passkeys: 2, recoveryCodesLeft: 3 })).toEqual([
      'totp',
      'passkey',
      'recovery',
    ]);
  });

  it('knows its last way', () => {
    expect(isLast({ ...none, totpSince: since }, 'totp')).toBe(true);
    expect(isLast({ ...none, totpSince: since, passkeys: 1 }, 'totp')).toBe(false);
    expect(isLast({ ...none, passkeys: 1 }, 'passkey')).toBe(true);
    expect(isLast({ ...none, passkeys: 2 }, 'passkey')).toBe(false);
    expect(isLast({ ...none, totpSince: since, passkeys: 1 }, 'passkey')).toBe(false);
  });
});

describe('the policy of a practice', () => {
  it('names each role once, in the order of the product', () => {
    expect(orderedRoles(['USER', 'ORG_ADMIN', 'USER'])).toEqual(['ORG_ADMIN', 'USER']);
  });

  it('concerns the roles that were added or taken out', () => {
    expect(changedRoles(['USER', 'ORG_ADMIN'], ['SALES_MANAGER', 'USER'])).toEqual([
      'ORG_ADMIN',
      'SALES_MANAGER',
    ]);
    expect(changedRoles(['USER'], ['USER'])).toEqual([]);
  });
});

describe('a reset', () => {
  const admin = { userId: 'a', role: 'ORG_ADMIN' } as const;

  it('is for others', () => {
    expect(() => refuseReset(admin, { id: 'a', role: 'ORG_ADMIN' })).toThrow(
      expect.objectContaining({ code: 'OWN_ACCOUNT' }),
    );
    expect(() => refuseReset(admin, { id: 'b', role: 'ORG_ADMIN' })).not.toThrow();
  });

  it('of a super admin is for super admins', () => {
    expect(() => refuseReset(admin, { id: 'b', role: 'SUPER_ADMIN' })).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    expect(() =>
      refuseReset({ ...admin, role: 'SUPER_ADMIN' }, { id: 'b', role: 'SUPER_ADMIN' }),
    ).not.toThrow();
  });
});
