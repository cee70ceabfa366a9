import { assertResetAllowed } from './second-step-reset';
import { hasSecondStep, isLastFactor, waysOf, type Factors } from './factors';
import { changedRoles, orderedRoles } from './mfa-policy';

const since = new Date('2026-11-21T02:00:00Z');
const none: Factors = { totpSince: null, passkeys: 0, recoveryCodesLeft: 0, isRequired: false };

describe('factors of an account', () => {
  it('include a second step if there is an app or a passkey', () => {
    expect(hasSecondStep(none)).toBe(false);
    expect(hasSecondStep({ ...none, recoveryCodesLeft: 10 })).toBe(false);
    expect(hasSecondStep({ ...none, totpSince: since })).toBe(true);
    expect(hasSecondStep({ ...none, passkeys: 1 })).toBe(true);
  });

  it('determine how to confirm, by password only if there is nothing stronger', () => {
    expect(waysOf(none)).toEqual(['password']);
    expect(waysOf({ ...none, recoveryCodesLeft: 3 })).toEqual(['password']);
    expect(waysOf({ ...none, totpSince: since })).toEqual(['totp']);
    expect(waysOf({ ...none, totpSince: since, passkeys: 2, recoveryCodesLeft: 3 })).toEqual([
      'totp',
      'passkey',
      'recovery',
    ]);
  });

  it('identify the last one', () => {
    expect(isLastFactor({ ...none, totpSince: since }, 'totp')).toBe(true);
    expect(isLastFactor({ ...none, totpSince: since, passkeys: 1 }, 'totp')).toBe(false);
    expect(isLastFactor({ ...none, passkeys: 1 }, 'passkey')).toBe(true);
    expect(isLastFactor({ ...none, passkeys: 2 }, 'passkey')).toBe(false);
    expect(isLastFactor({ ...none, totpSince: since, passkeys: 1 }, 'passkey')).toBe(false);
  });
});

describe('second-step policy of a practice', () => {
  it('lists each role once, in the order of the product', () => {
    expect(orderedRoles(['USER', 'ORG_ADMIN', 'USER'])).toEqual(['ORG_ADMIN', 'USER']);
  });

  it('affects the roles that were added or removed', () => {
    expect(changedRoles(['USER', 'ORG_ADMIN'], ['SALES_MANAGER', 'USER'])).toEqual([
      'ORG_ADMIN',
      'SALES_MANAGER',
    ]);
    expect(changedRoles(['USER'], ['USER'])).toEqual([]);
  });
});

describe('resetting a second step', () => {
  const admin = { userId: 'a', role: 'ORG_ADMIN' } as const;

  it('is possible for other users only', () => {
    expect(() => assertResetAllowed(admin, { id: 'a', role: 'ORG_ADMIN' })).toThrow(
      expect.objectContaining({ code: 'OWN_ACCOUNT' }),
    );
    expect(() => assertResetAllowed(admin, { id: 'b', role: 'ORG_ADMIN' })).not.toThrow();
  });

  it('is possible for a super admin by super admins only', () => {
    expect(() => assertResetAllowed(admin, { id: 'b', role: 'SUPER_ADMIN' })).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
    expect(() =>
      assertResetAllowed({ ...admin, role: 'SUPER_ADMIN' }, { id: 'b', role: 'SUPER_ADMIN' }),
    ).not.toThrow();
  });
});
