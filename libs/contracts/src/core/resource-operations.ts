import type { PlanLimit } from '@quillcare/rules';
import { z } from 'zod';
import type { ErrorCode } from './errors';
import { listOf, listQuery } from './list';
import type { ListFilters } from './list-filters';
import {
  command,
  query,
  type HttpMethod,
  type PlanNeed,
  type ServiceName,
  type Tag,
  type TryLimit,
} from './operation';
import type { Action, OperationPermission, Resource, Role } from './permissions';
import { idParams, version } from './primitives';
import type { RecordName } from './record-types';
import { dependants, removalQuery, removalResult, removedFilter, restoreBody } from './removal';

export const RECORD_OPERATIONS = [
  'list',
  'get',
  'create',
  'update',
  'dependants',
  'remove',
  'restore',
] as const;
export type RecordOperation = (typeof RECORD_OPERATIONS)[number];

/** Names of a resource's operations, and who may call them. */
export interface ResourceNaming {
  service: ServiceName;
  /** Singular, such as `Doctor`: used in the names of the operations, the event `DoctorChanged` and the cache tag. */
  name: RecordName;
  /** Plural, such as `Doctors`: used in the name of the list operation and the path `/doctors`. */
  plural: string;
  /**
   * The resource whose rights the operations need, or that resource or one of the roles. If there is no resource for it: who may
   * read and who may change.
   */
  needs:
    | Resource
    | { resource: Resource; orRoles: readonly Role[] }
    | { read: OperationPermission; change: OperationPermission };
  /** The field that must be unique within the practice, ignoring case. DUPLICATE names the field, with this message. */
  unique?: { field: string; message: string };
  /** Tags of the records that can depend on this one. */
  dependants?: readonly Tag[];
  /** The practice's own website may create records with a key, at most this often per key. */
  createdByKey?: TryLimit;
  /** The plan limit that applies: creating and restoring a record needs room in the plan. */
  planLimit?: PlanLimit;
  /** The people of a read-only practice may change them; see `Operation.whileReadOnly`. */
  whileReadOnly?: boolean;
  /** Operation summaries that differ from the usual ones. */
  summaries?: Partial<Record<RecordOperation, string>>;
}

type Schema = z.ZodType;
type Shape = z.ZodRawShape;

export interface ResourceList<S extends readonly [string, ...string[]], Q extends ListFilters> {
  sorts: S;
  /** In addition to search and `removed`. */
  filters?: Q;
}

/** Returns all operations that a resource can have. */
export function operationsOf<
  I extends Schema,
  C extends Shape,
  L extends Schema,
  D extends Schema,
  S extends readonly [string, ...string[]],
  Q extends ListFilters,
>(
  naming: ResourceNaming,
  list: ResourceList<S, Q>,
  schemas: { input: I; changes: z.ZodObject<C>; summary: L; detail: D },
) {
  return { ...reads(naming, list, schemas), ...writes(naming, schemas), ...removal(naming, schemas.detail) };
}

function reads<
  L extends Schema,
  D extends Schema,
  S extends readonly [string, ...string[]],
  Q extends ListFilters,
>(naming: ResourceNaming, list: ResourceList<S, Q>, { summary, detail }: { summary: L; detail: D }) {
  const { name, plural, dependants: tags = [] } = naming;
  return {
    list: query({
      ...common(naming, 'list', `list${plural}`, 'READ'),
      http: route(naming, 'GET'),
      query: listQuery(list.sorts, { ...((list.filters ?? {}) as Q), ...removedFilter }),
      result: listOf(summary),
      provides: [name],
    }),
    get: query({
      ...common(naming, 'get', `get${name}`, 'READ'),
      http: route(naming, 'GET', '/:id'),
      params: idParams,
      result: detail,
      errors: ['NOT_FOUND'],
      provides: [name],
    }),
    dependants: query({
      ...common(naming, 'dependants', `get${name}Dependants`, 'DELETE'),
      http: route(naming, 'GET', '/:id/dependants'),
      params: idParams,
      result: dependants,
      errors: ['NOT_FOUND'],
      provides: [name, ...tags],
    }),
  };
}

function writes<I extends Schema, C extends Shape, D extends Schema>(
  naming: ResourceNaming,
  { input, changes, detail }: { input: I; changes: z.ZodObject<C>; detail: D },
) {
  return {
    create: command({
      ...common(naming, 'create', `create${naming.name}`, 'CREATE'),
      http: route(naming, 'POST'),
      body: input,
      result: detail,
      errors: taken(naming),
      acceptsKey: naming.createdByKey,
      ...roomOf(naming),
      invalidates: [naming.name],
    }),
    update: command({
      ...common(naming, 'update', `update${naming.name}`, 'UPDATE'),
      http: route(naming, 'PATCH', '/:id'),
      params: idParams,
      body: z.strictObject({ ...changes.shape, version }),
      result: detail,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', ...taken(naming)],
      invalidates: [naming.name],
    }),
  };
}

function removal<D extends Schema>(naming: ResourceNaming, detail: D) {
  const refused: ErrorCode[] = naming.dependants ? ['HAS_DEPENDANTS'] : [];
  return {
    remove: command({
      ...common(naming, 'remove', `delete${naming.name}`, 'DELETE'),
      http: route(naming, 'DELETE', '/:id'),
      params: idParams,
      query: removalQuery,
      result: removalResult,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', ...refused],
      invalidates: [naming.name],
    }),
    restore: command({
      ...common(naming, 'restore', `restore${naming.name}`, 'DELETE'),
      http: { ...route(naming, 'POST', '/:id/restore'), status: 200 },
      params: idParams,
      body: restoreBody,
      result: detail,
      errors: ['NOT_FOUND', 'VERSION_CONFLICT', ...taken(naming)],
      ...roomOf(naming),
      invalidates: [naming.name],
    }),
  };
}

function roomOf({ planLimit }: ResourceNaming): { needs?: PlanNeed } {
  return planLimit ? { needs: { limit: planLimit } } : {};
}

function common(naming: ResourceNaming, operation: RecordOperation, verb: string, action: Action) {
  return {
    name: `${naming.service}.${verb}`,
    summary: naming.summaries?.[operation] ?? usualSummary(naming, operation),
    permission: permissionOf(naming, action),
    whileReadOnly: naming.whileReadOnly ?? false,
  } as const;
}

function permissionOf({ needs }: ResourceNaming, action: Action): OperationPermission {
  if (typeof needs === 'string') return { resource: needs, action };
  if ('resource' in needs) return { ...needs, action };
  return action === 'READ' ? needs.read : needs.change;
}

function route({ plural }: ResourceNaming, method: HttpMethod, rest = '') {
  return { method, path: `${pathOf(plural)}${rest}` };
}

/** `OptionLists` → `/option-lists`. */
export function pathOf(name: string): string {
  return `/${words(name).replaceAll(' ', '-')}`;
}

function taken({ unique }: ResourceNaming): ErrorCode[] {
  return unique ? ['DUPLICATE'] : [];
}

function usualSummary({ name, plural }: ResourceNaming, operation: RecordOperation): string {
  const noun = words(name);
  const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  const many = words(plural);
  const summaries: Record<RecordOperation, string> = {
    list: `List ${many}`,
    get: `Get ${one}, including a deleted one`,
    create: `Create ${one}`,
    update: `Update ${one}`,
    dependants: `List what depends on ${one}, before deleting it`,
    remove: `Delete ${one}; it can be restored`,
    restore: `Restore a deleted ${noun}`,
  };
  return summaries[operation];
}

/** `OptionLists` → `option lists`. */
function words(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
