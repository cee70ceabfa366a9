import { z } from 'zod';
import { booleanFilter } from './list';
import { id, instant, recordFields, version } from './primitives';

/**
 * What every stored thing carries that can be removed and restored; `deletedAt` is null while it is not
 * removed.
 */
export const removableFields = {
  ...recordFields,
  deletedAt: instant.nullable(),
};

/** Lists removed records instead of the present ones. */
export const removedFilter = { removed: booleanFilter.optional() };

/**
 * Query of an operation that removes a record: the version that the caller saw, and whether the caller knows
 * what depends on the record. Without `confirm` a record with dependants is refused with HAS_DEPENDANTS.
 */
export const removalQuery = z.strictObject({
  version: z.coerce.number<string | number>().int().min(1).optional(),
  confirm: booleanFilter.optional(),
});

/** Result of an operation that removes a record; `version` is what restoring it must name. */
export const removalResult = z.object({ id, version });

/** Body of an operation that restores a record: the version that the caller saw. */
export const restoreBody = z.strictObject({ version: version.optional() });

export const dependantKind = z.enum([
  'DRAFT_QUOTE',
  'OPEN_QUOTE',
  'SIGNED_QUOTE',
  'CLOSED_QUOTE',
  'SURGERY_CASE',
  'OPEN_CALLBACK',
  'CLOSED_CALLBACK',
  'SURGERY',
  'PRICING_RULE',
  'QUOTE_TEMPLATE',
  'SITE',
  'LEAD',
  'RELATION',
  'NOTE',
]);

/** The most records that a kind is told with. */
export const MOST_NAMED_DEPENDANTS = 5;

/**
 * How many records of each kind depend on a record; kinds with none are left out. `records` are the first ones of a kind
 * whose records have names that the caller may read.
 */
export const dependants = z.object({
  items: z.array(
    z.object({
      kind: dependantKind,
      count: z.number().int().min(1),
      records: z
        .array(z.object({ id, name: z.string() }))
        .max(MOST_NAMED_DEPENDANTS)
        .optional(),
    }),
  ),
});

/** The most clients whose dependants are counted at once. */
export const MOST_COUNTED_CLIENTS = 500;

/** What depends on each of several clients; those on which nothing depends are left out. */
export const clientUses = {
  body: z.strictObject({ organisationId: id, clientIds: z.array(id).max(MOST_COUNTED_CLIENTS) }),
  result: z.object({
    items: z.array(z.object({ clientId: id, kind: dependantKind, count: z.number().int().min(1) })),
  }),
};
export type ClientUses = z.infer<typeof clientUses.result>;

export type DependantKind = z.infer<typeof dependantKind>;
export type Dependants = z.infer<typeof dependants>;
