import type { ErrorCode } from './errors';
import type { Operation } from './operation';
import { allows } from './permissions';
import type { UserPrincipal } from './principal';

/** How long a proof of identity satisfies `stepUp`, in milliseconds. */
export const STEP_UP_VALID_MS = 10 * 60_000;

type AdmissionRules = Pick<
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
 * Returns why a signed-in person may not call an operation now, or null if they may. The gateway and the services share this
 * function. `now` is in epoch milliseconds.
 */
export function findAdmissionRefusal(
  operation: AdmissionRules,
  person: UserPrincipal,
  now: number,
): ErrorCode | null {
  if (person.secondStep === 'LOCKED' && !operation.whileLocked) return 'SESSION_LOCKED';
  if (person.secondStep !== 'DONE' && !operation.beforeSecondStep) return 'SECOND_STEP_REQUIRED';
  if (!allows(operation.permission, person)) return 'FORBIDDEN';
  if (isBlockedByReadOnly(operation, person))
    return person.practiceAccess === 'CLOSED' ? 'PRACTICE_CLOSED' : 'PRACTICE_READ_ONLY';
  // Compared with false because gateways of the previous version do not send it.
  if (operation.confirmedEmail && person.emailConfirmed === false) return 'EMAIL_CONFIRMATION_REQUIRED';
  if (person.impersonation) return findSupportRefusal(operation, person.impersonation.readOnly);
  return operation.stepUp && !isRecentlyConfirmed(person, now) ? 'STEP_UP_REQUIRED' : null;
}

/**
 * Returns why a super admin acting in a person's place may not call an operation, or null if they may. Operations that need a
 * fresh proof of identity are refused, because only the person can give it. Ending the session is always allowed.
 */
export function findSupportRefusal(
  {
    kind,
    http,
    ownerOnly,
    stepUp,
  }: Omit<
    AdmissionRules,
    'permission' | 'beforeSecondStep' | 'whileLocked' | 'whileReadOnly' | 'confirmedEmail'
  >,
  readOnly: boolean,
): ErrorCode | null {
  if (ownerOnly || stepUp) return 'SUPPORT_REFUSED';
  if (http?.session === 'end' || http?.session === 'step-back') return null;
  return readOnly && kind === 'command' ? 'SUPPORT_READ_ONLY' : null;
}

/**
 * A practice that is closed or whose trial is over keeps all its data, but cannot change anything until it has full access again.
 */
function isBlockedByReadOnly(
  { kind, whileReadOnly }: Pick<AdmissionRules, 'kind' | 'whileReadOnly'>,
  // Imports carried out by a worker of the previous version do not send it, and are admitted as they were there.
  { practiceAccess = 'FULL' }: Partial<Pick<UserPrincipal, 'practiceAccess'>>,
): boolean {
  return practiceAccess !== 'FULL' && kind === 'command' && !whileReadOnly;
}

/** Whether the person's last proof of identity is recent enough for `stepUp`. `now` is in epoch milliseconds. */
export function isRecentlyConfirmed(
  { confirmedAt }: Pick<UserPrincipal, 'confirmedAt'>,
  now: number,
): boolean {
  return confirmedAt !== null && now - Date.parse(confirmedAt) < STEP_UP_VALID_MS;
}
