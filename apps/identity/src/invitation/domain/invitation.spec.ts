import { invitationExpiry, refuseUnlessOpen, statusOf } from './invitation';

const now = new Date('2026-11-20T05:00:00Z');
const expiresAt = invitationExpiry(now);

describe('an invitation', () => {
  it('is open for seven days', () => {
    expect(expiresAt).toEqual(new Date('2026-11-27T05:00:00Z'));
    expect(statusOf({ acceptedAt: null, expiresAt }, new Date(expiresAt.getTime() - 1))).toBe('PENDING');
    expect(statusOf({ acceptedAt: null, expiresAt }, expiresAt)).toBe('EXPIRED');
    expect(() => refuseUnlessOpen({ acceptedAt: null, expiresAt }, now)).not.toThrow();
    expect(() => refuseUnlessOpen({ acceptedAt: null, expiresAt: now }, now)).toThrow(
      'This invitation has expired. Please ask for a new one.',
    );
  });

  it('stays accepted, whatever its age', () => {
    const later = new Date(expiresAt.getTime() + 1);
    expect(statusOf({ acceptedAt: now, expiresAt }, later)).toBe('ACCEPTED');
    expect(() => refuseUnlessOpen({ acceptedAt: now, expiresAt }, now)).toThrow(
      'This invitation has already been accepted. Please sign in instead.',
    );
  });
});
