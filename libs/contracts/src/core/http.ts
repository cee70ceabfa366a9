import type { ErrorCode } from './errors';
import type { Operation } from './operation';

/** Largest JSON body in bytes that an operation accepts by default. */
export const DEFAULT_BODY_LIMIT = 256 * 1024;

/** Body fields of an upload that the gateway fills in. Callers send only the file. */
export const UPLOAD_FIELDS = ['uploadId', 'fileName', 'fileHash'] as const;

/** Returns the HTTP status of a successful response. */
export function getSuccessStatus(operation: Operation): number {
  if (operation.http?.status !== undefined) return operation.http.status;
  return operation.kind === 'command' && operation.http?.method === 'POST' ? 201 : 200;
}

/** Whether requests to this operation may have a body. */
export function hasBody(operation: Operation): boolean {
  return operation.http?.method === 'POST' || operation.http?.method === 'PATCH';
}

/** Returns every error that a caller of this operation can receive, without duplicates: the operation's own and the gateway's. */
export function listPossibleErrors(operation: Operation): ErrorCode[] {
  return [...new Set([...operation.errors, ...gatewayErrors(operation)])];
}

/** Whether only signed-in staff can call this operation. */
export function needsSession({ permission }: Pick<Operation, 'permission'>): boolean {
  return permission === 'signed-in' || typeof permission === 'object';
}

function gatewayErrors(operation: Operation): ErrorCode[] {
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
