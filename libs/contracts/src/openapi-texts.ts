import type { Operation, RateLimit, ServiceName } from './core/operation';
import { describePermission } from './core/permissions';
import { needsSession } from './core/http';

/** Descriptions of the services, which are the document's tags. */
export const SERVICE_DESCRIPTIONS: Record<ServiceName, string> = {
  identity: 'Practices, users, invitations, sign-in, second steps and support access.',
  crm: "The practice's leads and clients.",
  quoting: "Doctors, hospitals, surgeries, quotes, the patient's link and answer, and surgery cases.",
  callbacks: 'Callbacks.',
  notifications: 'Notification centre, announcements, live updates and contact messages.',
  import: 'CSV imports and exports.',
  audit: 'The audit trail.',
  billing: 'Plans and subscriptions.',
  assistant: 'Help articles, and answers based on them.',
};

/** Returns the description of an operation, in complete sentences. */
export function descriptionOf(operation: Operation): string {
  const { kind, http, stepUp, ownerOnly, beforeSecondStep, rateLimit } = operation;
  return [
    `${operation.summary}.`,
    accessOf(operation),
    needsSession(operation) && beforeSecondStep && 'Available before the second step of signing in.',
    stepUp && 'Requires proof of identity less than ten minutes old (otherwise STEP_UP_REQUIRED).',
    ownerOnly && 'Not available to support staff acting for somebody else.',
    kind === 'command' && 'Safe to retry with the same Idempotency-Key for 24 hours.',
    http?.encoding === 'sse' && 'The response is a stream of server-sent events that stays open.',
    http?.streams &&
      'With `Accept: text/event-stream` the response is a stream of events: `text` with each part of the answer as JSON, then `result` with what is otherwise the body, or `problem`.',
    http?.encoding === 'signed' &&
      `The sender defines the format of the body and signs it in the \`${http.signatureHeader}\` header.`,
    http?.encoding === 'csv' && 'Streams a CSV file.',
    http?.encoding === 'file' && 'Streams a file.',
    rateLimit && limitOf(rateLimit),
  ]
    .filter(Boolean)
    .join(' ');
}

function accessOf({ permission }: Operation): string {
  if (permission === 'public') return 'No session required.';
  if (permission === 'patient') return "The token in the quote's link is the credential.";
  if (permission === 'signed-in') return 'Available to any signed-in user.';
  if (typeof permission === 'object' && 'roles' in permission)
    return `Requires one of these roles: ${permission.roles.join(', ')}.`;
  if (permission === 'internal') return 'Internal only.';
  if ('anyOf' in permission)
    return `Requires one of the permissions ${describePermission(permission).split('|').join(', ')}, depending on the record.`;
  const { orRoles = [], ...right } = permission;
  const otherwise = orRoles.length > 0 ? ` or one of these roles: ${orRoles.join(', ')}` : '';
  return `Requires the permission ${describePermission(right)}${otherwise}.`;
}

function limitOf({ max, windowSeconds, perField }: RateLimit): string {
  const each = perField ? `, and ${perField.max} for the same \`${perField.field}\`` : '';
  return `At most ${max} attempts in ${windowSeconds} seconds from one IP address${each}.`;
}
