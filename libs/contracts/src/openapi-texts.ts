import type { Operation, RateLimit, ServiceName } from './core/operation';
import { describePermission } from './core/permissions';
import { needsSession } from './core/http';

/** Descriptions of the services, which are the document's tags. */
export const SERVICE_DESCRIPTIONS: Record<ServiceName, string> = {
  identity: 'Practices, users, invitations, sign-in, second steps and support access.',
  crm: 'Leads and clients of the practice.',
  quoting: "Doctors, hospitals, surgeries, quotes, the patient's link and answer, surgery cases.",
  callbacks: 'Follow-up calls.',
  notifications: 'Notification centre, announcements, live updates and contact messages.',
  import: 'Import of CSV files.',
  audit: 'The record of changes.',
  billing: 'Plans and subscriptions.',
  assistant: 'The articles of the help, and answers from them.',
};

/** Returns the description of an operation, in complete sentences. */
export function descriptionOf(operation: Operation): string {
  const { kind, http, stepUp, ownerOnly, beforeSecondStep, rateLimit } = operation;
  return [
    `${operation.summary}.`,
    accessOf(operation),
    needsSession(operation) && beforeSecondStep && 'Open to a session whose second step is still to come.',
    stepUp && 'Needs a proof of identity that is less than ten minutes old (STEP_UP_REQUIRED otherwise).',
    ownerOnly && "Not open to support staff who act in somebody's place.",
    kind === 'command' && 'Safe to repeat with the same Idempotency-Key for 24 hours.',
    http?.encoding === 'sse' && 'The answer is a stream of server-sent events that stays open.',
    http?.streams &&
      'With `Accept: text/event-stream` the answer comes as events: `text` with each piece of it as JSON, then `result` with what is otherwise the body, or `problem`.',
    http?.encoding === 'signed' &&
      `The body is what the sender signs in the header \`${http.signatureHeader}\`; its form is the sender's.`,
    http?.encoding === 'csv' && 'Streams a CSV file.',
    http?.encoding === 'file' && 'Streams a file.',
    rateLimit && limitOf(rateLimit),
  ]
    .filter(Boolean)
    .join(' ');
}

function accessOf({ permission }: Operation): string {
  if (permission === 'public') return 'Needs no session.';
  if (permission === 'patient') return "The token of the quote's link is the credential.";
  if (permission === 'signed-in') return 'Open to everybody who is signed in.';
  if (typeof permission === 'object' && 'roles' in permission)
    return `Open to these roles: ${permission.roles.join(', ')}.`;
  if (permission === 'internal') return 'For services only.';
  if ('anyOf' in permission)
    return `Needs one of the rights ${describePermission(permission).split('|').join(', ')}: that of the record in question.`;
  const { orRoles = [], ...right } = permission;
  const otherwise = orRoles.length > 0 ? ` or one of these roles: ${orRoles.join(', ')}` : '';
  return `Needs the right ${describePermission(right)}${otherwise}.`;
}

function limitOf({ max, windowSeconds, perField }: RateLimit): string {
  const each = perField ? `, and ${perField.max} for the same \`${perField.field}\`` : '';
  return `At most ${max} attempts in ${windowSeconds} seconds from one network address${each}.`;
}
