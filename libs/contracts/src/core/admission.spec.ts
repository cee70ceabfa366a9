import fc from 'fast-check';
import { OPERATIONS } from '../registry';
import { STEP_UP_VALID_MS, isRecentlyConfirmed, findAdmissionRefusal } from './admission';
import { needsSession } from './http';
import { command, query } from './operation';
import { allows, ROLES } from './permissions';
import { emptyObject } from './primitives';
import { freshSessionFields, type Impersonation, type UserPrincipal } from './principal';

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
  ...freshSessionFields(new Date(now)),
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
  result: emptyObject,
} as const;
const read = query({ ...wanted, http: { method: 'GET', path: '/try' } });
const write = command(wanted);

describe('findAdmissionRefusal', () => {
  it('requires finishing sign-in first, whatever the role or operation otherwise allows', () => {
    for (const secondStep of ['VERIFY', 'SET_UP'] as const) {
      const waiting = { ...person, secondStep };
      expect(findAdmissionRefusal(read, waiting, now)).toBe('SECOND_STEP_REQUIRED');
      expect(findAdmissionRefusal({ ...read, permission: { roles: ['SUPER_ADMIN'] } }, waiting, now)).toBe(
        'SECOND_STEP_REQUIRED',
      );
      expect(findAdmissionRefusal({ ...write, beforeSecondStep: true }, waiting, now)).toBeNull();
    }
  });

  it('on a locked device allows only unlocking, signing out and reading whose session it is', () => {
    const locked = { ...person, secondStep: 'LOCKED' as const };
    expect(findAdmissionRefusal(read, locked, now)).toBe('SESSION_LOCKED');
    expect(findAdmissionRefusal({ ...read, beforeSecondStep: true }, locked, now)).toBe('SESSION_LOCKED');
    const open = OPERATIONS.filter((operation) => findAdmissionRefusal(operation, locked, now) === null);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'identity.getSession',
      'identity.signOut',
      'identity.unlockSession',
    ]);
  });

  it('requires an identity confirmation less than ten minutes old for sensitive operations', () => {
    const sensitive = { ...write, stepUp: true };
    expect(STEP_UP_VALID_MS).toBe(600_000);
    expect(findAdmissionRefusal(sensitive, person, now + STEP_UP_VALID_MS - 1)).toBeNull();
    expect(findAdmissionRefusal(sensitive, person, now + STEP_UP_VALID_MS)).toBe('STEP_UP_REQUIRED');
    expect(findAdmissionRefusal(write, person, now + STEP_UP_VALID_MS)).toBeNull();
    expect(isRecentlyConfirmed({ confirmedAt: null }, now)).toBe(false);
  });

  it('lets a practice whose trial has ended only read, and do what continues its subscription', () => {
    const over = { ...person, practiceAccess: 'READ_ONLY' as const };
    expect(findAdmissionRefusal(read, over, now)).toBeNull();
    expect(findAdmissionRefusal(write, over, now)).toBe('PRACTICE_READ_ONLY');
    expect(findAdmissionRefusal({ ...write, whileReadOnly: true }, over, now)).toBeNull();
    expect(findAdmissionRefusal(write, person, now)).toBeNull();
  });

  it('lets a closed practice only read and export its data', () => {
    const closed = { ...person, practiceAccess: 'CLOSED' as const };
    expect(findAdmissionRefusal(read, closed, now)).toBeNull();
    expect(findAdmissionRefusal(write, closed, now)).toBe('PRACTICE_CLOSED');
    expect(findAdmissionRefusal({ ...write, whileReadOnly: true }, closed, now)).toBeNull();
    // What the terms promise, and the operations that make it possible.
    for (const name of ['import.startPracticeExport', 'import.downloadPracticeExport', 'import.startExport'])
      expect(OPERATIONS.find((one) => one.name === name)).toMatchObject({ whileReadOnly: true });
  });

  it('refuses to email anyone outside the practice until the user has confirmed their own address', () => {
    const mailing = { ...write, confirmedEmail: true };
    const unconfirmed = { ...person, emailConfirmed: false };
    expect(findAdmissionRefusal(mailing, unconfirmed, now)).toBe('EMAIL_CONFIRMATION_REQUIRED');
    expect(findAdmissionRefusal(mailing, person, now)).toBeNull();
    expect(findAdmissionRefusal(write, unconfirmed, now)).toBeNull();
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
    expect([findAdmissionRefusal(read, looking, now), findAdmissionRefusal(write, looking, now)]).toEqual([
      null,
      'SUPPORT_READ_ONLY',
    ]);
    expect(findAdmissionRefusal(write, acting, now)).toBeNull();
    for (const own of [
      { ...write, ownerOnly: true },
      { ...write, stepUp: true },
    ])
      for (const somebody of [looking, acting])
        expect(findAdmissionRefusal(own, somebody, now)).toBe('SUPPORT_REFUSED');
    for (const session of ['end', 'step-back'] as const)
      expect(findAdmissionRefusal({ ...write, http: { ...wanted.http, session } }, looking, now)).toBeNull();
  });

  it('leaves a read-only impersonation no command of the product but sign-out and ending the impersonation', () => {
    const looking = { ...person, role: 'SUPER_ADMIN' as const, impersonation: support };
    const open = OPERATIONS.filter(needsSession).filter(
      (operation) => operation.kind === 'command' && findAdmissionRefusal(operation, looking, now) === null,
    );
    expect(open.map(({ name }) => name).sort()).toEqual(['identity.signOut', 'identity.stopImpersonation']);
    const acting = { ...looking, impersonation: { ...support, readOnly: false } };
    for (const operation of OPERATIONS.filter(({ ownerOnly, stepUp }) => ownerOnly || stepUp))
      expect([operation.name, findAdmissionRefusal(operation, acting, now)]).toEqual([
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
        if (findAdmissionRefusal(operation, somebody, now) !== null) return;
        expect(allows(operation.permission, somebody)).toBe(true);
        expect(facts.secondStep === 'DONE' || operation.beforeSecondStep).toBe(true);
        expect(facts.secondStep !== 'LOCKED' || operation.whileLocked).toBe(true);
        expect(operation.stepUp && !isRecentlyConfirmed(somebody, now)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
