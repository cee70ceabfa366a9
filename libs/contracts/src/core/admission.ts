import type { ErrorCode } from './errors';
import type { Operation } from './operation';
import { allows } from './permissions';
import type { UserPrincipal } from './principal';

/** How long a proof of identity is good for acts that need a fresh one, in milliseconds. */
export const CONFIRMED_FOR_MS = 10 * 60_000;

type Wanted = Pick<
  Operation,
  | 'kind'
  | 'permission'
  | 'beforeSecondStep'
  | 'whileLocked'
  | 'whileReadOnly'
  | 'stepUp'
  | 'ownerOnly'
  | 'confirmedEmail'
> & {
  http: Operation['http'];
};

/**
 * Why a signed-in person may not call an operation now; null when they may. The one function of gateway and
 * services. `now` is epoch milliseconds.
 */
export function refusalOf(operation: Wanted, person: UserPrincipal, now: number): ErrorCode | null {
  if (person.secondStep === 'LOCKED' && !operation.whileLocked) return 'SESSION_LOCKED';
  if (person.secondStep !== 'DONE' && !operation.beforeSecondStep) return 'SECOND_STEP_REQUIRED';
  if (!allows(operation.permission, person)) return 'FORBIDDEN';
  if (isRefusedReadOnly(operation, person))
    return person.practiceAccess === 'CLOSED' ? 'PRACTICE_CLOSED' : 'PRACTICE_READ_ONLY';
  // Compared with false: a gateway of the version before sends nothing.
  if (operation.confirmedEmail && person.emailConfirmed === false) return 'EMAIL_CONFIRMATION_REQUIRED';
  if (person.impersonation) return refusalOfSupport(operation, person.impersonation.readOnly);
  return operation.stepUp && !isFreshlyConfirmed(person, now) ? 'STEP_UP_REQUIRED' : null;
}

/**
 * Why somebody who acts in a person's place may not call an operation; null when they may. Whatever asks for
 * a fresh proof asks the person, whom the one in their place is not. Leaving is always open.
 */
export function refusalOfSupport(
  {
    kind,
    http,
    ownerOnly,
    stepUp,
  }: Omit<Wanted, 'permission' | 'beforeSecondStep' | 'whileLocked' | 'whileReadOnly' | 'confirmedEmail'>,
  readOnly: boolean,
): ErrorCode | null {
  if (ownerOnly || stepUp) return 'SUPPORT_REFUSED';
  if (http?.session === 'end' || http?.session === 'step-back') return null;
  return readOnly && kind === 'command' ? 'SUPPORT_READ_ONLY' : null;
}

/** A practice whose trial is over, or that is closed, keeps all it has, and changes nothing of it until it goes on. */
function isRefusedReadOnly(
  { kind, whileReadOnly }: Pick<Wanted, 'kind' | 'whileReadOnly'>,
  // An import that a worker of the version before carries out does not name it; it is admitted as it was there.
  { practiceAccess = 'FULL' }: Partial<Pick<UserPrincipal, 'practiceAccess'>>,
): boolean {
  return practiceAccess !== 'FULL' && kind === 'command' && !whileReadOnly;
}

/** Whether the person proved lately enough who they are. */
export function isFreshlyConfirmed(
  { confirmedAt }: Pick<UserPrincipal, 'confirmedAt'>,
  now: number,
): boolean {
  return confirmedAt !== null && now - Date.parse(confirmedAt) < CONFIRMED_FOR_MS;
}
