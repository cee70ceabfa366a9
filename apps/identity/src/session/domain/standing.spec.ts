import { hasLapsed, SECOND_STEP_WAIT_MS, standingOf, type StandingFacts } from './standing';

const now = new Date('2026-11-21T02:00:00Z');
const facts: StandingFacts = {
  role: 'ORG_ADMIN',
  confirmedAt: now,
  secondStepAt: null,
  hasSecondStep: false,
  isRequired: false,
  emailConfirmed: true,
  impersonatorUserId: null,
  impersonatorSessionId: null,
  impersonatorName: null,
  readOnly: null,
  begunAt: now,
  expiresAt: new Date('2026-11-21T03:00:00Z'),
};

describe('how far a sign-in has come', () => {
  it('is done where there is no second step and none is required', () => {
    expect(standingOf(facts, false)).toMatchObject({ secondStep: 'DONE', confirmedAt: now.toISOString() });
  });

  it('waits for the second step of whoever has one, until it was passed in this session', () => {
    const having = { ...facts, hasSecondStep: true };
    expect(standingOf(having, false).secondStep).toBe('VERIFY');
    expect(standingOf({ ...having, secondStepAt: now }, false).secondStep).toBe('DONE');
  });

  it('asks for one to be set up where the practice requires it, and of super admins in production', () => {
    expect(standingOf({ ...facts, isRequired: true }, false).secondStep).toBe('SET_UP');
    expect(standingOf({ ...facts, role: 'SUPER_ADMIN' }, true).secondStep).toBe('SET_UP');
    expect(standingOf({ ...facts, role: 'SUPER_ADMIN' }, false).secondStep).toBe('DONE');
  });

  it("asks nothing of a super admin in somebody's place, who has confirmed nothing there either", () => {
    const support = {
      ...facts,
      ...{ isRequired: true, impersonatorUserId: 'u', impersonatorSessionId: 's', impersonatorName: 'Sam' },
    };
    expect(standingOf(support, true)).toMatchObject({
      secondStep: 'DONE',
      confirmedAt: null,
      impersonation: { byUserId: 'u', byName: 'Sam', readOnly: true, expiresAt: '2026-11-21T03:00:00.000Z' },
    });
  });

  it('lapses when nobody takes the second step for an hour', () => {
    const later = new Date(now.getTime() + SECOND_STEP_WAIT_MS + 1);
    expect(hasLapsed({ secondStep: 'VERIFY' }, now, later)).toBe(true);
    expect(hasLapsed({ secondStep: 'VERIFY' }, now, new Date(later.getTime() - 1))).toBe(false);
    expect(hasLapsed({ secondStep: 'SET_UP' }, now, later)).toBe(false);
  });
});
