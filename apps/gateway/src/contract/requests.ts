import { randomUUID } from 'node:crypto';
import { allows, needsSession, OPERATIONS, type Operation } from '@quillcare/contracts';
import { sampleOf, schemaOf, type IdFor } from './sample';

/** Operations with a route. */
export const ROUTED = OPERATIONS.filter((operation) => operation.http !== null);
export const NEEDS_SESSION = ROUTED.filter(needsSession);
/** Operations only for super admins. They concern all practices, so no practice is foreign to them. */
export const OF_PLATFORM = NEEDS_SESSION.filter(
  ({ permission }) => !allows(permission, { role: 'ORG_ADMIN', isActive: true }),
);
/** The others: of a practice, or of whoever signs in. */
export const OF_PRACTICES = NEEDS_SESSION.filter((operation) => !OF_PLATFORM.includes(operation));
/** One operation of each way in which routes are served: all pass the same gates, as `operation.controllers.spec.ts` proves of every route. */
export const ONE_OF_EACH_KIND = [
  // The first of each kind, one of practices before one of the platform.
  ...new Map([...OF_PLATFORM, ...[...OF_PRACTICES].reverse()].map((one) => [kindOf(one), one])).values(),
];
export const OF_PATIENTS = ROUTED.filter(({ permission }) => permission === 'patient');

/** Which right they need depends on the list, the change or the record that the body names: their own tests go through these. */
const RIGHT_BY_BODY = [
  'import.createImport',
  'import.readImportColumns',
  'import.startBulkRun',
  'import.downloadList',
  'import.startExport',
  'callbacks.createCallback',
];

function kindOf({ http }: Operation): string {
  return [http?.method, http?.encoding ?? 'json', http?.streams ? 'streamed' : ''].join(' ');
}

/** Whether the permission also depends on the request body, so that a caller with the operation's own right may still get 403. */
export function hasRightByBody({ name }: Operation): boolean {
  return RIGHT_BY_BODY.includes(name);
}

/**
 * Parts of bodies whose ids choose rows, for an export, an order or a bulk change, which answers for each of them.
 */
const CHOOSING = ['ids', 'order', 'action', 'records'];

/** Ids that the gateway sets, or that choose a line of the record that the path names. */
const GIVEN = ['uploadId', 'lineId'];

/** Whether no answer depends on whose id a field has: the gateway sets it, or it chooses rows, which has tests of its own. */
export function isGiven(path: readonly string[]): boolean {
  return GIVEN.includes(path.at(-1) ?? '') || CHOOSING.includes(path[0] ?? '');
}

/** Ids of somebody's records by the path of their list: `clients`, `auth/sessions` … */
export interface Owner {
  ids: ReadonlyMap<string, readonly string[]>;
}

/** A valid body of an operation. */
export function sampleBody(operation: Operation, idFor: IdFor): unknown {
  const body = sampleOf(schemaOf(operation, 'body'), idFor) as Record<string, unknown>;
  return Object.keys(body).length > 0 ? body : undefined;
}

/** `clientId` is the id of one of the practice's `clients`, `optionListIds` has one of its `option-lists`. */
export function idsOf({ ids }: Owner): IdFor {
  return (field) => {
    const plural = field.replace(/Ids?$/, '').replace(/y$/, 'ie');
    const collection = plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ids.get(`${collection}s`)?.[0] ?? randomUUID();
  };
}

/** The parameters without which an address is refused whatever else it holds, but for one: `otherId=…`. */
export function requiredOf(operation: Operation, idFor: IdFor, but: readonly string[] = []): string[] {
  const { required = [], properties = {} } = schemaOf(operation, 'query');
  return required
    .filter((name) => !but.includes(name))
    .map((name) => `${name}=${encodeURIComponent(String(sampleOf(properties[name] ?? {}, idFor, name)))}`);
}

/** The path of an operation with its parameters filled in. */
export function pathFor(operation: Operation, value: (name: string, collection: string) => string): string {
  const path = operation.http?.path ?? '';
  return path.replace(/:(\w+)/g, (_, name: string) => value(name, collectionOf(operation)));
}

// Where a path before the id is not that of the operation that creates the record.
const CREATED_AT: Record<string, string> = { 'pricing-simulations': 'pricing-rules/simulations' };

/** The collection of an operation on one record: the part of its path before the id. */
export function collectionOf(operation: Operation): string {
  const path = operation.http?.path.split('/:')[0]?.slice(1) ?? '';
  return CREATED_AT[path] ?? path;
}
