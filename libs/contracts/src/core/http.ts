import type { ErrorCode } from './errors';
import type { Operation } from './operation';

/** The JSON body that an operation accepts unless it says otherwise, in bytes. */
export const DEFAULT_BODY_LIMIT = 256 * 1024;

/** The fields of an upload's body that the gateway fills in: callers send the file. */
export const UPLOAD_FIELDS = ['uploadId', 'fileName', 'fileHash'] as const;

/** The status of a successful answer. */
export function successStatus(operation: Operation): number {
  if (operation.http?.status !== undefined) return operation.http.status;
  return operation.kind === 'command' && operation.http?.method === 'POST' ? 201 : 200;
}

/** Whether a request to this operation may carry a body. */
export function hasBody(operation: Operation): boolean {
  return operation.http?.method === 'POST' || operation.http?.method === 'PATCH';
}

/**
 * Every error that a caller of this operation can meet: its own and those of the front door, without doubles.
 */
export function errorsOf(operation: Operation): ErrorCode[] {
  return [...new Set([...operation.errors, ...doorErrors(operation)])];
}

/** Whether only signed-in members of staff can call this. */
export function needsSession({ permission }: Pick<Operation, 'permission'>): boolean {
  return permission === 'signed-in' || typeof permission === 'object';
}

function doorErrors(operation: Operation): ErrorCode[] {
  const { kind, http, rateLimit } = operation;
  const codes: ErrorCode[] = [
    'VALIDATION_FAILED',
    'MALFORMED_REQUEST',
    'INTERNAL',
    'SERVICE_UNAVAILABLE',
    'DEADLINE_EXCEEDED',
  ];
  if (needsSession(operation)) {
    codes.push('UNAUTHENTICATED', 'FORBIDDEN');
    if (!operation.beforeSecondStep) codes.push('SECOND_STEP_REQUIRED');
    if (!operation.whileLocked) codes.push('SESSION_LOCKED');
    if (operation.confirmedEmail) codes.push('EMAIL_CONFIRMATION_REQUIRED', 'DAILY_MAIL_LIMIT');
    if (operation.stepUp) codes.push('STEP_UP_REQUIRED');
    if (operation.stepUp || operation.ownerOnly) codes.push('SUPPORT_REFUSED');
    else if (kind === 'command') codes.push('SUPPORT_READ_ONLY');
    if (kind === 'command' && !operation.whileReadOnly) codes.push('PRACTICE_READ_ONLY', 'PRACTICE_CLOSED');
  }
  if (operation.needs && 'limit' in operation.needs) codes.push('PLAN_LIMIT_REACHED');
  else if (operation.needs) codes.push('PLAN_LACKS_FEATURE', 'FEATURE_SWITCHED_OFF');
  if (http?.method !== 'GET') codes.push('CROSS_SITE_REQUEST');
  if (hasBody(operation)) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (kind === 'command') codes.push('REQUEST_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED');
  if (rateLimit || operation.acceptsKey) codes.push('TOO_MANY_REQUESTS');
  return codes;
}
