import { z } from 'zod';
import { authorFields } from './authors';
import { event, type EventDefinition } from './event';
import { pickShape, type Fields } from './field';
import type { ListFilters } from './list-filters';
import type { Operation, ServiceName, Tag } from './operation';
import { id } from './primitives';
import { RECORD_TYPES, type RecordName } from './record-types';
import { removableFields } from './removal';
import {
  buildResourceOperations,
  RECORD_OPERATIONS,
  type RecordOperation,
  type ResourceList,
  type ResourceNaming,
} from './resource-operations';

type Shape = z.ZodRawShape;
type None = Record<never, never>;
/** The operations a resource can choose from. `dependants` is implied by its tags. */
type PlainOperation = Exclude<RecordOperation, 'dependants'>;

/** The events published when a record changes. All four can be the same event. */
export type RecordEvents = Record<'created' | 'updated' | 'deleted' | 'restored', EventDefinition>;

interface ResourceFields<F extends Fields, A extends Shape, K extends string> {
  fields: F;
  /** Stored fields that are returned but cannot be entered. */
  shown?: A;
  /** The fields included in lists, in addition to those of every record. Defaults to all. */
  listed?: readonly K[];
  /** The fields that determine the order of the sort `name`, ignoring case: the column `sort_name`. */
  order?: readonly (keyof F & string)[];
  /** The fields that the list's search covers: the column `search_key`. */
  search?: readonly (keyof F & string)[];
}

export interface ResourceDefinition<
  F extends Fields,
  A extends Shape,
  K extends string,
  S extends readonly [string, ...string[]],
  Q extends ListFilters,
  O extends PlainOperation,
  T extends readonly Tag[] | undefined,
  E extends RecordEvents,
>
  extends ResourceNaming, ResourceFields<F, A, K> {
  /** The column `unique_key` holds the field in lower case. */
  unique?: { field: keyof F & string; message: string };
  list: ResourceList<S, Q>;
  /** Defaults to all. */
  operations?: readonly O[];
  /**
   * Tags of the records that can depend on this one. Adds the operation `dependants`, and a record with dependants is removed
   * only if the caller confirms it.
   */
  dependants?: T;
  /** Events to publish instead of `<Name>Changed`, and their data. */
  events?: { of: E; data: (id: string) => object };
}

/**
 * Declares a plain record, from which its schemas, operations and events are derived. A service implements the operations with
 * `recordParts`.
 */
export function resource<
  F extends Fields,
  const S extends readonly [string, ...string[]],
  A extends Shape = None,
  K extends string = never,
  Q extends ListFilters = None,
  O extends PlainOperation = PlainOperation,
  T extends readonly Tag[] | undefined = undefined,
  E extends RecordEvents = ReturnType<typeof buildChangedEvents>,
>(definition: ResourceDefinition<F, A, K, S, Q, O, T, E>) {
  const { service, name, list, unique, order, search } = definition;
  const schemas = buildSchemas(definition);
  const all = buildResourceOperations(definition, list, schemas);
  return {
    service,
    name,
    audit: RECORD_TYPES[name],
    list: { sorts: list.sorts, filters: Object.keys(list.filters ?? {}) },
    /** Names of the fields that are dates in the table. */
    days: dateFieldsOf(definition.fields),
    unique,
    order,
    search,
    ...schemas,
    operations: Object.fromEntries(listEnabledOperations(definition).map((one) => [one, all[one]])) as Pick<
      typeof all,
      O | (T extends undefined ? never : 'dependants')
    >,
    events: (definition.events?.of ?? buildChangedEvents(definition)) as E,
    eventData: definition.events?.data ?? ((recordId: string): object => ({ id: recordId })),
  };
}

/** The part of a resource that the service kit uses. */
export interface AnyResource {
  service: ServiceName;
  name: string;
  audit: (typeof RECORD_TYPES)[RecordName];
  list: { sorts: readonly string[]; filters: readonly string[] };
  days: readonly string[];
  unique?: { field: string; message: string };
  order?: readonly string[];
  search?: readonly string[];
  input: z.ZodObject;
  record: z.ZodObject;
  summary: z.ZodObject;
  operations: Partial<Record<RecordOperation, Operation>>;
  events: RecordEvents;
  eventData: (id: string) => object;
}

function dateFieldsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { isDay }]) => (isDay ? [name] : []));
}

function listEnabledOperations({
  operations = RECORD_OPERATIONS,
  dependants,
}: {
  operations?: readonly RecordOperation[];
  dependants?: readonly Tag[];
}): RecordOperation[] {
  const selected = new Set([...operations, 'dependants']);
  if (!dependants) selected.delete('dependants');
  return RECORD_OPERATIONS.filter((one) => selected.has(one));
}

function buildSchemas<F extends Fields, A extends Shape, K extends string>({
  fields,
  shown,
  listed,
}: ResourceFields<F, A, K>) {
  const stored = z.object(pickShape(fields, 'stored'));
  const record = z.object({ ...removableFields, ...stored.shape, ...((shown ?? {}) as A) });
  return {
    input: z.strictObject(pickShape(fields, 'entered')),
    changes: z.strictObject(pickShape(fields, 'change')),
    /** The fields people enter, in their stored form. */
    stored,
    record,
    /** A record as it appears in lists. */
    summary: buildSummarySchema(record, listed),
    /** A single record, with its authors. */
    detail: z.object({ ...record.shape, ...authorFields }),
  };
}

function buildSummarySchema<R extends Shape, K extends string>(
  record: z.ZodObject<R>,
  listed?: readonly K[],
) {
  type Listed = [K] extends [never] ? R : Pick<R, (K | keyof typeof removableFields) & keyof R>;
  if (!listed) return record as unknown as z.ZodObject<Listed>;
  const unknown = listed.filter((name) => !(name in record.shape));
  if (unknown.length > 0) throw new Error(`No such fields to list: ${unknown.join(', ')}.`);
  const shown = new Set<string>([...Object.keys(removableFields), ...listed]);
  const shape = Object.entries(record.shape).filter(([name]) => shown.has(name));
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<Listed>;
}

function buildChangedEvents({ service, name, needs }: ResourceNaming) {
  // The event carries only ids, so where reading needs no right of its own everybody may receive it.
  const right = typeof needs === 'string' ? needs : null;
  const changed = event({
    service,
    name: `${name}Changed`,
    data: z.object({ id }),
    live: { needs: right, tags: (data) => [{ type: name, id: data.id }] },
  });
  return { created: changed, updated: changed, deleted: changed, restored: changed };
}
