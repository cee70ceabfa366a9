import { randomUUID } from 'node:crypto';
import { allows, needsSession, OPERATIONS, type Operation } from '@quillcare/contracts';
import { sampleOf, schemaOf, type IdFor } from './sample';

export const ROUTED = OPERATIONS.filter((operation) => operation.http !== null);
export const NEEDS_SESSION = ROUTED.filter(needsSession);
/** Operations for super admins only. They concern all practices, so no practice is foreign to them. */
export const OF_PLATFORM = NEEDS_SESSION.filter(
  ({ permission }) => !allows(permission, { role: 'ORG_ADMIN', isActive: true }),
);
/** The rest: operations of a practice or of the signed-in user. */
export const OF_PRACTICES = NEEDS_SESSION.filter((operation) => !OF_PLATFORM.includes(operation));
/** One operation per kind of route. All routes pass the same checks, as `operation.controllers.spec.ts` proves. */
export const ONE_OF_EACH_KIND = [
  // The first of each kind, preferring operations of practices over those of the platform.
  ...new Map([...OF_PLATFORM, ...[...OF_PRACTICES].reverse()].map((one) => [kindOf(one), one])).values(),
];
export const OF_PATIENTS = ROUTED.filter(({ permission }) => permission === 'patient');

/** The permission these need depends on the list, change or record named in the body, so they have tests of their own. */
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

/** Whether the permission also depends on the request body, so that a caller with the operation's permission may still get 403. */
export function hasRightByBody({ name }: Operation): boolean {
  return RIGHT_BY_BODY.includes(name);
}

/** Body fields whose ids select rows for an export, an order or a bulk change, where each row gets its own result. */
const CHOOSING = ['ids', 'order', 'action', 'records'];

/** Ids the gateway sets, or that select a line of the record in the path. */
const GIVEN = ['uploadId', 'lineId'];

/**
 * Whether the response does not depend on who owns a field's id: the gateway sets it, or it selects rows, which have tests of
 * their own.
 */
export function isGiven(path: readonly string[]): boolean {
  return GIVEN.includes(path.at(-1) ?? '') || CHOOSING.includes(path[0] ?? '');
}

/** Ids of the owner's records by the path of their list: `clients`, `auth/sessions` … */
export interface Owner {
  ids: ReadonlyMap<string, readonly string[]>;
}

export function sampleBody(operation: Operation, idFor: IdFor): unknown {
  const body = sampleOf(schemaOf(operation, 'body'), idFor) as Record<string, unknown>;
  return Object.keys(body).length > 0 ? body : undefined;
}

/** Resolves `clientId` to the id of one of the practice's `clients`, and `optionListIds` to one of its `option-lists`. */
export function idsOf({ ids }: Owner): IdFor {
  return (field) => {
    const plural = field.replace(/Ids?$/, '').replace(/y$/, 'ie');
    const collection = plural.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return ids.get(`${collection}s`)?.[0] ?? randomUUID();
  };
}

/** The required query parameters of an operation (`otherId=…`), except `but`. */
export function requiredOf(operation: Operation, idFor: IdFor, but: readonly string[] = []): string[] {
  const { required = [], properties = {} } = schemaOf(operation, 'query');
  return required
    .filter((name) => !but.includes(name))
    .map((name) => `${name}=${encodeURIComponent(String(sampleOf(properties[name] ?? {}, idFor, name)))}`);
}

export function pathFor(operation: Operation, value: (name: string, collection: string) => string): string {
  const path = operation.http?.path ?? '';
  return path.replace(/:(\w+)/g, (_, name: string) => value(name, collectionOf(operation)));
}

// Operations whose path before the id differs from that of the operation that creates the record.
const CREATED_AT: Record<string, string> = { 'pricing-simulations': 'pricing-rules/simulations' };

/** The collection of an operation on one record: the part of its path before the id. */
export function collectionOf(operation: Operation): string {
  const path = operation.http?.path.split('/:')[0]?.slice(1) ?? '';
  return CREATED_AT[path] ?? path;
}
