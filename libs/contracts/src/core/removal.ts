import { z } from 'zod';
import { AppError } from './errors';
import { booleanFilter } from './list';
import { id, instant, recordFields, version } from './primitives';

/**
 * What every stored thing carries that can be removed and restored; `deletedAt` is null while it is not
 * removed.
 */
export const removableFields = {
  ...recordFields,
  // A service of the version before sends none.
  deletedAt: instant.nullable().default(null),
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
export const removalResult = z.object({
  id,
  // A service of the version before sends none.
  version: version.optional(),
});

/** Body of an operation that restores a record: the version that the caller saw. */
export const restoreBody = z.strictObject({ version: version.optional() });

export const dependantKind = z.enum([
  'DRAFT_QUOTE',
  'OPEN_QUOTE',
  'SIGNED_QUOTE',
  'CLOSED_QUOTE',
  'SURGERY_CASE',
  'OPEN_CALLBACK',
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

export type DependantKind = z.infer<typeof dependantKind>;
export type Dependants = z.infer<typeof dependants>;

const NAMES: Record<DependantKind, readonly [one: string, many: string]> = {
  DRAFT_QUOTE: ['draft quote', 'draft quotes'],
  OPEN_QUOTE: ['quote awaiting an answer', 'quotes awaiting an answer'],
  SIGNED_QUOTE: ['signed quote', 'signed quotes'],
  CLOSED_QUOTE: ['closed quote', 'closed quotes'],
  SURGERY_CASE: ['open surgery case', 'open surgery cases'],
  OPEN_CALLBACK: ['open callback', 'open callbacks'],
  SURGERY: ['surgery', 'surgeries'],
  PRICING_RULE: ['pricing rule', 'pricing rules'],
  QUOTE_TEMPLATE: ['quote template', 'quote templates'],
  SITE: ['site', 'sites'],
  LEAD: ['lead', 'leads'],
  RELATION: ['relation to other people', 'relations to other people'],
  NOTE: ['note', 'notes'],
};

/** Dependants in words, such as "2 signed quotes and 1 open callback"; empty text when there are none. */
export function describeDependants({ items }: Dependants): string {
  const parts = items.map(
    ({ kind, count, records = [] }) => `${countOfKind(kind, count)}${inBrackets(records, count)}`,
  );
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : (last ?? '');
}

/** Such as "2 pricing rules". */
export function countOfKind(kind: DependantKind, count: number): string {
  return `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`;
}

function inBrackets(records: readonly { name: string }[], count: number): string {
  if (records.length === 0) return '';
  return ` (${records.map(({ name }) => name).join(', ')}${count > records.length ? ', …' : ''})`;
}

/** Throws HAS_DEPENDANTS, with the dependants counted in its detail and facts, when there are any. */
export function refuseDependants(found: Dependants): void {
  const total = found.items.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return;
  throw new AppError('HAS_DEPENDANTS', {
    detail: `${describeDependants(found)} ${total === 1 ? 'depends' : 'depend'} on this record. Confirm to remove it anyway.`,
    facts: { dependants: found.items },
  });
}
