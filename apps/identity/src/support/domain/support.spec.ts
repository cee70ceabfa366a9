import fc from 'fast-check';
import { ROLES, supportEnd } from '@quillcare/contracts';
import { END_REASONS } from '../../session/domain/session';
import { endNote, supportEndOf } from '../../session/domain/support-end';
import { dueEnd, refuseSupport, startNote, supportExpiry } from './support';

const NOW = new Date('2026-11-20T01:00:00.000Z');
const going = {
  endedAt: null,
  endReason: null,
  expiresAt: new Date('2026-11-20T01:30:00.000Z'),
  isOwnLive: true,
  isSuperAdmin: true,
};
const practice = { isActive: true };

describe('support access to a person', () => {
  it.each(ROLES.filter((role) => role !== 'SUPER_ADMIN'))('is possible for a %s', (role) => {
    expect(() => refuseSupport({ role, isActive: true }, practice)).not.toThrow();
  });

  it.each([
    ['a super admin', { role: 'SUPER_ADMIN', isActive: true }, practice],
    ['a deactivated user', { role: 'ORG_ADMIN', isActive: false }, practice],
    ['a user of a deactivated practice', { role: 'ORG_ADMIN', isActive: true }, { isActive: false }],
    ['a user of an unknown practice', { role: 'ORG_ADMIN', isActive: true }, null],
  ] as const)('is rejected for %s', (_, target, of) => {
    expect(() => refuseSupport(target, of)).toThrow(
      expect.objectContaining({ code: 'SUPPORT_NOT_POSSIBLE' }) as Error,
    );
  });
});

describe('end of a support access', () => {
  it('comes by timeout, with the end of the super admin’s session, or with the loss of the role', () => {
    expect(dueEnd(going, NOW)).toBeNull();
    expect(dueEnd({ ...going, expiresAt: NOW }, NOW)).toBe('SUPPORT_EXPIRED');
    expect(dueEnd({ ...going, isOwnLive: false }, NOW)).toBe('SIGNED_OUT');
    expect(dueEnd({ ...going, isSuperAdmin: false }, NOW)).toBe('DEACTIVATED');
  });

  it('stays as recorded, whatever happens later', () => {
    const facts = fc.record({
      endedAt: fc.constant(NOW),
      endReason: fc.constantFrom(...END_REASONS),
      expiresAt: fc.date({ noInvalidDate: true }),
      isOwnLive: fc.boolean(),
      isSuperAdmin: fc.boolean(),
    });
    fc.assert(fc.property(facts, (state) => dueEnd(state, NOW) === state.endReason));
  });

  it('is never later than the requested minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 60 }),
        fc.date({ noInvalidDate: true, max: NOW }),
        (minutes, begun) => {
          const expiresAt = supportExpiry(begun, minutes);
          const just = new Date(expiresAt.getTime() - 1);
          expect(dueEnd({ ...going, expiresAt }, just)).toBeNull();
          expect(dueEnd({ ...going, expiresAt }, expiresAt)).toBe('SUPPORT_EXPIRED');
        },
      ),
    );
  });

  it('has a description for each reason', () => {
    for (const reason of END_REASONS) {
      expect(supportEnd.options).toContain(supportEndOf(reason));
      expect(endNote(reason)).toMatch(/\.$/);
    }
    expect(endNote('SIGNED_OUT_ELSEWHERE')).toBe('Ended by the account holder.');
  });
});

it('describes the allowed access and its duration', () => {
  expect(startNote(true, 30)).toBe('Read-only, 30 minutes.');
  expect(startNote(false, 5)).toBe('With changes, 5 minutes.');
});
