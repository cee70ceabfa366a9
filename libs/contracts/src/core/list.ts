import { z } from 'zod';
import { reversedRanges, parameterShape, type ListFilters, type ParametersOf } from './list-filters';

/** What a list can be sorted and filtered by. */
export interface ListDeclaration {
  sorts: readonly string[];
  filters: ListFilters;
}

// Beside the schema rather than in it: only the service that writes the SQL asks for it.
const declarations = new WeakMap<z.ZodType, ListDeclaration>();

/** What the query of a list declares; undefined for a schema that `listQuery` did not make. */
export function listDeclaration(schema: z.ZodType): ListDeclaration | undefined {
  return declarations.get(schema);
}

type Sorts = readonly [string, ...string[]];
type Direction<S extends Sorts> = S[number] | `-${S[number]}`;

function commonParameters<S extends Sorts>(sorts: S) {
  const directions = sorts.flatMap((name) => [name, `-${name}`]) as [Direction<S>, ...Direction<S>[]];
  return {
    search: z
      .string()
      .trim()
      .max(100, 'This field is too long')
      .regex(/^[^\u0000\p{Cs}]*$/u, 'This field is invalid')
      .optional(),
    sort: z.enum(directions).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    cursor: z.string().max(600).optional(),
  };
}

type QueryOf<S extends Sorts, P extends z.ZodRawShape> = z.ZodObject<
  ReturnType<typeof commonParameters<S>> & P,
  z.core.$strict
>;

/** The query of every list: search, sort (`name` or `-name`), limit, cursor, and the list's own filters. */
export function listQuery<const S extends Sorts, F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
): QueryOf<S, F>;
export function listQuery<const S extends Sorts, F extends ListFilters>(
  sorts: S,
  filters: F,
): QueryOf<S, ParametersOf<F>>;
export function listQuery(sorts: Sorts, filters: ListFilters): z.ZodObject {
  const schema = z
    .strictObject({ ...commonParameters(sorts), ...parameterShape(filters) })
    .superRefine((query, context) => {
      for (const { parameter, message } of reversedRanges(filters, query))
        context.addIssue({ code: 'custom', path: [parameter], message });
    });
  declarations.set(schema, { sorts, filters });
  return schema;
}

/** A page of a list. `total` is exact up to 10,000 and a floor beyond (`totalIsEstimate`). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    totalIsEstimate: z.boolean(),
  });
}

/** Totals are counted up to here. */
export const TOTAL_CAP = 10_000;

export interface ListPage<T> {
  items: T[];
  nextCursor: string | null;
  total: number;
  totalIsEstimate: boolean;
}

/**
 * A yes-or-no filter in a URL; what it was parsed to is accepted as well, because a service in another
 * process parses again.
 */
export const booleanFilter = z
  .union([z.enum(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true');
