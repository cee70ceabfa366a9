// Requests of the attackers, made of the contracts.
import { randomUUID } from 'node:crypto';
import { requests, samples } from './product-code.mjs';

const { OF_PLATFORM, pathFor, idsOf } = requests;

/** Operations that belong to practices; what only the platform may do is not foreign to it. */
export const OF_PRACTICES = requests.NEEDS_SESSION.filter((operation) => !OF_PLATFORM.includes(operation));

export const nobodys = () => '01890000-0000-7000-8000-000000000001';

/** An address of mail that nobody has yet. */
export const newAddress = () => `sample.${randomUUID().slice(0, 13)}@example.com`;

/** Whoever may call an operation: the patient of a quote, nobody, the platform or the practice's administrator. */
export function askerOf(operation, { attacker, platform }) {
  if (operation.permission === 'public' || operation.permission === 'patient') return null;
  return OF_PLATFORM.includes(operation) ? platform : attacker.admin;
}

/** Whether whoever asks may see the victim's things in the answer: the administrators of the platform see every practice. */
export const mayBeSeen = (operation, role) => role === 'SUPER_ADMIN' && OF_PLATFORM.includes(operation);

/** A request to an operation by whoever may call it; a patient has the proof of the quote's own link. */
export function requestBy(asker, operation, { attacker }, rest) {
  const token = operation.permission === 'patient' ? attacker.quote.identityToken : asker?.token;
  return { method: operation.http.method, token, isTheirs: mayBeSeen(operation, asker?.role), ...rest };
}

/** The path of an operation on the attackers' own things; where they have none, on nobody's. */
export function ownPath(operation, { attacker }) {
  if (operation.permission === 'patient') {
    const token = attacker.quote.path.split('/').at(-1);
    return `/api${pathFor(operation, () => token)}`;
  }
  return `/api${pathFor(operation, (_name, collection) => attacker.practice.ids.get(collection)?.at(-1) ?? nobodys())}`;
}

/** The path of an operation with one id in it. */
export const pathWith = (operation, id) => `/api${pathFor(operation, () => id)}`;

/** What may exist once only: a sample of it would be taken the second time. */
const UNIQUE = { email: newAddress, newEmail: newAddress, name: () => `Sample ${randomUUID().slice(0, 13)}` };

/** A valid body in one of the forms that an operation takes, with an address of mail and a name of its own. */
export function validBody(form, { attacker }) {
  const body = samples.sampleOf(form, idsOf(attacker.practice));
  for (const [field, make] of Object.entries(UNIQUE)) if (field in body) body[field] = make();
  return body;
}
