import type { Impersonation, PracticeAccess, Role, SecondStep } from '@quillcare/contracts';

/** How long a sign-in may wait for its second step, in milliseconds. */
export const SECOND_STEP_TIMEOUT_MS = 60 * 60_000;

/**
 * The facts that decide how far a sign-in has progressed, named as in `SIGN_IN_COLUMNS`. Times are as the driver or the wire
 * returns them.
 */
export interface SignInFacts {
  readonly role: Role;
  readonly confirmedAt: Date | string | null;
  readonly secondStepAt: Date | string | null;
  readonly lockedAt: Date | string | null;
  readonly hasSecondStep: boolean;
  /** True if the practice requires a second step for the user's role. */
  readonly isRequired: boolean;
  readonly emailConfirmed: boolean;
  /** True if billing has made the practice read-only, for example after its trial. */
  readonly isPracticeReadOnly: boolean;
  readonly isPracticeActive: boolean;
  /** Until when the administrators of a closed practice can sign in. Null if they cannot. */
  readonly exportUntil: Date | string | null;
  readonly impersonatorUserId: string | null;
  readonly impersonatorSessionId: string | null;
  readonly impersonatorName: string | null;
  readonly readOnly: boolean | null;
  /** When it began, or when its device was last handed back. */
  readonly begunAt: Date | string;
  readonly expiresAt: Date | string;
}

/** How far a sign-in has progressed, and who is acting. */
export interface SignInStatus {
  readonly secondStep: SecondStep;
  readonly hasSecondStep: boolean;
  readonly emailConfirmed: boolean;
  readonly confirmedAt: string | null;
  readonly impersonation: Impersonation | null;
  readonly practiceAccess: PracticeAccess;
  readonly exportUntil: string | null;
}

/** Derives the status from the facts. */
export function signInStatusOf(facts: SignInFacts, isProduction: boolean): SignInStatus {
  const impersonation = impersonationOf(facts);
  return {
    secondStep: impersonation ? 'DONE' : secondStepOf(facts, needsSecondStep(facts, isProduction)),
    hasSecondStep: facts.hasSecondStep,
    emailConfirmed: facts.emailConfirmed,
    confirmedAt: impersonation || !facts.confirmedAt ? null : toIsoString(facts.confirmedAt),
    impersonation,
    practiceAccess: practiceAccessOf(facts),
    exportUntil: facts.exportUntil && toIsoString(facts.exportUntil),
  };
}

function practiceAccessOf({ isPracticeActive, isPracticeReadOnly }: SignInFacts): PracticeAccess {
  if (!isPracticeActive) return 'CLOSED';
  return isPracticeReadOnly ? 'READ_ONLY' : 'FULL';
}

/** Returns whether the user needs a second step. Super admins can reach every practice, so in production they always do. */
export function needsSecondStep(
  { role, isRequired }: Pick<SignInFacts, 'role' | 'isRequired'>,
  isProduction: boolean,
): boolean {
  return isRequired || (isProduction && role === 'SUPER_ADMIN');
}

/** Returns whether a sign-in has waited too long for its second step. */
export function hasTimedOut(
  status: Pick<SignInStatus, 'secondStep'>,
  begunAt: Date | string,
  now: Date,
): boolean {
  return (
    status.secondStep === 'VERIFY' && now.getTime() - new Date(begunAt).getTime() > SECOND_STEP_TIMEOUT_MS
  );
}

function secondStepOf(
  { hasSecondStep, secondStepAt, lockedAt }: SignInFacts,
  isRequired: boolean,
): SecondStep {
  if (lockedAt) return 'LOCKED';
  if (hasSecondStep) return secondStepAt ? 'DONE' : 'VERIFY';
  return isRequired ? 'SET_UP' : 'DONE';
}

function impersonationOf(facts: SignInFacts): Impersonation | null {
  const { impersonatorUserId, impersonatorSessionId, impersonatorName, readOnly, expiresAt } = facts;
  if (!impersonatorUserId || !impersonatorSessionId) return null;
  return {
    byUserId: impersonatorUserId,
    bySessionId: impersonatorSessionId,
    byName: impersonatorName ?? '',
    readOnly: readOnly ?? true,
    expiresAt: toIsoString(expiresAt),
  };
}

function toIsoString(time: Date | string): string {
  return new Date(time).toISOString();
}
