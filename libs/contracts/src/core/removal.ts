import { z } from 'zod';
import { booleanFilter } from './list';
import { id, instant, recordFields, version } from './primitives';

/** Fields of every record that can be removed and restored. `deletedAt` is null unless it is removed. */
export const removableFields = {
  ...recordFields,
  deletedAt: instant.nullable(),
};

/** If true, lists removed records instead of present ones. */
export const removedFilter = { removed: booleanFilter.optional() };

/**
 * Query of an operation that removes a record: the version that the caller saw, and whether they accept that other records depend
 * on it. Without `confirm`, a record with dependants is refused with HAS_DEPENDANTS.
 */
export const removalQuery = z.strictObject({
  version: z.coerce.number<string | number>().int().min(1).optional(),
  confirm: booleanFilter.optional(),
});

/** Result of an operation that removes a record. `version` is the one to send when restoring it. */
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

/** Maximum number of named records per kind of dependant. */
export const MAX_NAMED_DEPENDANTS = 5;

/**
 * Number of records of each kind that depend on a record; kinds with none are omitted. `records` lists the first ones, for kinds
 * whose names the caller may read.
 */
export const dependants = z.object({
  items: z.array(
    z.object({
      kind: dependantKind,
      count: z.number().int().min(1),
      records: z
        .array(z.object({ id, name: z.string() }))
        .max(MAX_NAMED_DEPENDANTS)
        .optional(),
    }),
  ),
});

export const MAX_COUNTED_CLIENTS = 500;

/** What depends on each of several clients. Clients without dependants are omitted. */
export const clientUses = {
  body: z.strictObject({ organisationId: id, clientIds: z.array(id).max(MAX_COUNTED_CLIENTS) }),
  result: z.object({
    items: z.array(z.object({ clientId: id, kind: dependantKind, count: z.number().int().min(1) })),
  }),
};
export type ClientUses = z.infer<typeof clientUses.result>;

export type DependantKind = z.infer<typeof dependantKind>;
export type Dependants = z.infer<typeof dependants>;
