import { hasLapsed, SECOND_STEP_WAIT_MS, signInStatusOf, type SignInFacts } from './sign-in-status';

const now = new Date('2026-11-21T02:00:00Z');
const facts: SignInFacts = {
  role: 'ORG_ADMIN',
  confirmedAt: now,
  secondStepAt: null,
  lockedAt: null,
  hasSecondStep: false,
  isRequired: false,
  isPracticeReadOnly: false,
  isPracticeActive: true,
  exportUntil: null,
  emailConfirmed: true,
  impersonatorUserId: null,
  impersonatorSessionId: null,
  impersonatorName: null,
  readOnly: null,
  begunAt: now,
  expiresAt: new Date('2026-11-21T03:00:00Z'),
};

describe('sign-in status', () => {
  it('is complete if there is no second step and none is required', () => {
    expect(signInStatusOf(facts, false)).toMatchObject({
      secondStep: 'DONE',
      confirmedAt: now.toISOString(),
    });
  });

  it('is locked while the session is locked, whatever was proved before', () => {
    const done = { ...facts, hasSecondStep: true, secondStepAt: now };
    expect(signInStatusOf({ ...done, lockedAt: now }, false).secondStep).toBe('LOCKED');
    expect(signInStatusOf({ ...facts, lockedAt: now }, false).secondStep).toBe('LOCKED');
  });

  it('awaits the second step of an account until the session has passed it', () => {
    const having = { ...facts, hasSecondStep: true };
    expect(signInStatusOf(having, false).secondStep).toBe('VERIFY');
    expect(signInStatusOf({ ...having, secondStepAt: now }, false).secondStep).toBe('DONE');
  });

  it('requires setting one up if the practice demands it, and for super admins in production', () => {
    expect(signInStatusOf({ ...facts, isRequired: true }, false).secondStep).toBe('SET_UP');
    expect(signInStatusOf({ ...facts, role: 'SUPER_ADMIN' }, true).secondStep).toBe('SET_UP');
    expect(signInStatusOf({ ...facts, role: 'SUPER_ADMIN' }, false).secondStep).toBe('DONE');
  });

  it('requires no second step in a support session, and accepts no confirmation there', () => {
    const support = {
      ...facts,
      isRequired: true,
      impersonatorUserId: 'u',
      impersonatorSessionId: 's',
      impersonatorName: 'Sam',
    };
    expect(signInStatusOf(support, true)).toMatchObject({
      secondStep: 'DONE',
      confirmedAt: null,
      impersonation: { byUserId: 'u', byName: 'Sam', readOnly: true, expiresAt: '2026-11-21T03:00:00.000Z' },
    });
  });

  it('expires after an hour without the second step', () => {
    const later = new Date(now.getTime() + SECOND_STEP_WAIT_MS + 1);
    expect(hasLapsed({ secondStep: 'VERIFY' }, now, later)).toBe(true);
    expect(hasLapsed({ secondStep: 'VERIFY' }, now, new Date(later.getTime() - 1))).toBe(false);
    expect(hasLapsed({ secondStep: 'SET_UP' }, now, later)).toBe(false);
  });
});
