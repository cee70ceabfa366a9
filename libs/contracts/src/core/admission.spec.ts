import fc from 'fast-check';
import { OPERATIONS } from '../registry';
import { CONFIRMED_FOR_MS, isFreshlyConfirmed, refusalOf } from './admission';
import { needsSession } from './http';
import { command, query } from './operation';
import { allows, ROLES } from './permissions';
import { nothing } from './primitives';
import { justConfirmed, type Impersonation, type UserPrincipal } from './principal';

const now = Date.parse('2026-11-21T02:00:00Z');
const person: UserPrincipal = {
  kind: 'user',
  userId: 'u',
  organisationId: 'o',
  sessionId: 's',
  role: 'ORG_ADMIN',
  isActive: true,
  name: 'Ana Okafor',
  email: 'ana@harbour.example',
  ...justConfirmed(new Date(now)),
};
const support: Impersonation = {
  byUserId: 'x',
  bySessionId: 'y',
  byName: 'Sam',
  readOnly: true,
  expiresAt: '2026-11-21T03:00:00Z',
};
const wanted = {
  name: 'identity.try',
  summary: '',
  http: { method: 'POST', path: '/try' },
  permission: 'signed-in',
  result: nothing,
} as const;
const read = query({ ...wanted, http: { method: 'GET', path: '/try' } });
const write = command(wanted);

describe('refusalOf', () => {
  it('requires finishing sign-in first, whatever the role or operation otherwise allows', () => {
    for (const secondStep of ['VERIFY', 'SET_UP'] as const) {
      const waiting = { ...person, secondStep };
      expect(refusalOf(read, waiting, now)).toBe('SECOND_STEP_REQUIRED');
      expect(refusalOf({ ...read, permission: { roles: ['SUPER_ADMIN'] } }, waiting, now)).toBe(
        'SECOND_STEP_REQUIRED',
      );
      expect(refusalOf({ ...write, beforeSecondStep: true }, waiting, now)).toBeNull();
    }
  });

  it('on a locked device allows only unlocking, signing out and reading whose session it is', () => {
    const locked = { ...person, secondStep: 'LOCKED' as const };
    expect(refusalOf(read, locked, now)).toBe('SESSION_LOCKED');
    expect(refusalOf({ ...read, beforeSecondStep: true }, locked, now)).toBe('SESSION_LOCKED');
    const open = OPERATIONS.filter((operation) => refusalOf(operation, locked, now) === null);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'identity.getSession',
      'identity.signOut',
      'identity.unlockSession',
    ]);
  });

  it('requires an identity confirmation less than ten minutes old for sensitive operations', () => {
    const sensitive = { ...write, stepUp: true };
    expect(CONFIRMED_FOR_MS).toBe(600_000);
    expect(refusalOf(sensitive, person, now + CONFIRMED_FOR_MS - 1)).toBeNull();
    expect(refusalOf(sensitive, person, now + CONFIRMED_FOR_MS)).toBe('STEP_UP_REQUIRED');
    expect(refusalOf(write, person, now + CONFIRMED_FOR_MS)).toBeNull();
    expect(isFreshlyConfirmed({ confirmedAt: null }, now)).toBe(false);
  });

  it('lets a practice whose trial has ended only read, and do what continues its subscription', () => {
    const over = { ...person, practiceAccess: 'READ_ONLY' as const };
    expect(refusalOf(read, over, now)).toBeNull();
    expect(refusalOf(write, over, now)).toBe('PRACTICE_READ_ONLY');
    expect(refusalOf({ ...write, whileReadOnly: true }, over, now)).toBeNull();
    expect(refusalOf(write, person, now)).toBeNull();
  });

  it('lets a closed practice only read and export its data', () => {
    const closed = { ...person, practiceAccess: 'CLOSED' as const };
    expect(refusalOf(read, closed, now)).toBeNull();
    expect(refusalOf(write, closed, now)).toBe('PRACTICE_CLOSED');
    expect(refusalOf({ ...write, whileReadOnly: true }, closed, now)).toBeNull();
    // What the terms promise, and the operations that make it possible.
    for (const name of ['import.startPracticeExport', 'import.downloadPracticeExport', 'import.startExport'])
      expect(OPERATIONS.find((one) => one.name === name)).toMatchObject({ whileReadOnly: true });
  });

  it('refuses to email anyone outside the practice until the user has confirmed their own address', () => {
    const mailing = { ...write, confirmedEmail: true };
    const unconfirmed = { ...person, emailConfirmed: false };
    expect(refusalOf(mailing, unconfirmed, now)).toBe('EMAIL_CONFIRMATION_REQUIRED');
    expect(refusalOf(mailing, person, now)).toBeNull();
    expect(refusalOf(write, unconfirmed, now)).toBeNull();
    const mailsOthers = OPERATIONS.filter(({ confirmedEmail }) => confirmedEmail).map(({ name }) => name);
    expect(mailsOthers).toEqual([
      'identity.createInvitation',
      'identity.resendInvitation',
      // Sends only to the caller, in their own wording, at an address that must be theirs.
      'notifications.sendTestMail',
      'quoting.recordAcceptance',
      'quoting.settleDispute',
      'quoting.sendQuote',
      'quoting.answerQuoteQuestion',
      'quoting.resendQuote',
    ]);
  });

  it('makes impersonation read-only unless allowed to write, and refuses owner-only and sensitive operations', () => {
    const looking = { ...person, impersonation: support };
    const acting = { ...person, impersonation: { ...support, readOnly: false } };
    expect([refusalOf(read, looking, now), refusalOf(write, looking, now)]).toEqual([
      null,
      'SUPPORT_READ_ONLY',
    ]);
    expect(refusalOf(write, acting, now)).toBeNull();
    for (const own of [
      { ...write, ownerOnly: true },
      { ...write, stepUp: true },
    ])
      for (const somebody of [looking, acting]) expect(refusalOf(own, somebody, now)).toBe('SUPPORT_REFUSED');
    for (const session of ['end', 'step-back'] as const)
      expect(refusalOf({ ...write, http: { ...wanted.http, session } }, looking, now)).toBeNull();
  });

  it('leaves a read-only impersonation no command of the product but sign-out and ending the impersonation', () => {
    const looking = { ...person, role: 'SUPER_ADMIN' as const, impersonation: support };
    const open = OPERATIONS.filter(needsSession).filter(
      (operation) => operation.kind === 'command' && refusalOf(operation, looking, now) === null,
    );
    expect(open.map(({ name }) => name).sort()).toEqual(['identity.signOut', 'identity.stopImpersonation']);
    const acting = { ...looking, impersonation: { ...support, readOnly: false } };
    for (const operation of OPERATIONS.filter(({ ownerOnly, stepUp }) => ownerOnly || stepUp))
      expect([operation.name, refusalOf(operation, acting, now)]).toEqual([
        operation.name,
        'SUPPORT_REFUSED',
      ]);
  });

  it('never allows more than the permissions of the role, for any operation of the product', () => {
    const principals = fc.record({
      role: fc.constantFrom(...ROLES),
      isActive: fc.boolean(),
      secondStep: fc.constantFrom('DONE' as const, 'VERIFY' as const, 'SET_UP' as const, 'LOCKED' as const),
      confirmedAt: fc.constantFrom(null, '2026-11-21T01:59:00Z', '2026-11-20T00:00:00Z'),
      impersonation: fc.constantFrom(null, support, { ...support, readOnly: false }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...OPERATIONS.filter(needsSession)), principals, (operation, facts) => {
        const somebody: UserPrincipal = { ...person, ...facts };
        if (refusalOf(operation, somebody, now) !== null) return;
        expect(allows(operation.permission, somebody)).toBe(true);
        expect(facts.secondStep === 'DONE' || operation.beforeSecondStep).toBe(true);
        expect(facts.secondStep !== 'LOCKED' || operation.whileLocked).toBe(true);
        expect(operation.stepUp && !isFreshlyConfirmed(somebody, now)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
