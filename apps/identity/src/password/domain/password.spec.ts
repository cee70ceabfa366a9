import { isUsable, RESET_MINUTES, tokenExpiry } from '../../account-token/domain/account-token';
import { validatePasswordChange, validatePassword } from './new-password';

const now = new Date('2026-11-20T05:00:00Z');

describe('a new password', () => {
  it('reports every rule it breaks, with its field', () => {
    expect(validatePassword('Korimako-7', 'password')).toEqual([]);
    expect(validatePassword('korimako-', 'newPassword')).toEqual([
      { path: 'newPassword', message: 'Password must contain at least one uppercase letter' },
      { path: 'newPassword', message: 'Password must contain at least one number' },
    ]);
  });

  it('must differ from the current one', () => {
    expect(validatePasswordChange('Korimako-7', 'Korimako-7')).toMatchObject([{ path: 'newPassword' }]);
    expect(validatePasswordChange('Korimako-7', 'Korimako-8')).toEqual([]);
  });
});

describe('an emailed token', () => {
  const expiresAt = tokenExpiry(now, RESET_MINUTES);

  it('is valid for one hour', () => {
    expect(expiresAt).toEqual(new Date('2026-11-20T06:00:00Z'));
    expect(isUsable({ endedAt: null, expiresAt }, new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(isUsable({ endedAt: null, expiresAt }, expiresAt)).toBe(false);
  });

  it('is invalid once used or replaced', () => {
    expect(isUsable({ endedAt: now, expiresAt }, now)).toBe(false);
  });
});
