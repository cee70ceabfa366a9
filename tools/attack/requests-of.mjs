// Builds the attackers' requests from the contracts.
import { randomUUID } from 'node:crypto';
import { requests, samples } from './product-code.mjs';

const { PLATFORM_OPERATIONS, buildPath, idsFrom } = requests;

/** Practice operations. Platform operations are excluded, because the platform may see all practices. */
export const OF_PRACTICES = requests.SESSION_OPERATIONS.filter(
  (operation) => !PLATFORM_OPERATIONS.includes(operation),
);

export const nobodys = () => '01890000-0000-7000-8000-000000000001';

export const newAddress = () => `sample.${randomUUID().slice(0, 13)}@example.com`;

/** The account that may call an operation. Null for patients' and public operations. */
export function askerOf(operation, { attacker, platform }) {
  if (operation.permission === 'public' || operation.permission === 'patient') return null;
  return PLATFORM_OPERATIONS.includes(operation) ? platform : attacker.admin;
}

/** Whether a role may see the victim's data in the response: platform administrators see every practice. */
export const mayBeSeen = (operation, role) =>
  role === 'SUPER_ADMIN' && PLATFORM_OPERATIONS.includes(operation);

/** A permitted request. For a patient it has the identity token of the quote. */
export function requestBy(asker, operation, { attacker }, rest) {
  const token = operation.permission === 'patient' ? attacker.quote.identityToken : asker?.token;
  return { method: operation.http.method, token, isTheirs: mayBeSeen(operation, asker?.role), ...rest };
}

/** The path of an operation on the attackers' own records, or with an unknown id if they have none. */
export function ownPath(operation, { attacker }) {
  if (operation.permission === 'patient') {
    const token = attacker.quote.path.split('/').at(-1);
    return `/api${buildPath(operation, () => token)}`;
  }
  return `/api${buildPath(operation, (_name, collection) => attacker.practice.ids.get(collection)?.at(-1) ?? nobodys())}`;
}

/** The path of an operation with the same id for every parameter. */
export const pathWith = (operation, id) => `/api${buildPath(operation, () => id)}`;

/** Fields that must be unique, where a constant sample would be a duplicate. */
const UNIQUE = { email: newAddress, newEmail: newAddress, name: () => `Sample ${randomUUID().slice(0, 13)}` };

/** A valid body in one of the variants of an operation, with a unique email address and name. */
export function validBody(form, { attacker }) {
  const body = samples.buildSample(form, idsFrom(attacker.practice));
  for (const [field, make] of Object.entries(UNIQUE)) if (field in body) body[field] = make();
  return body;
}
