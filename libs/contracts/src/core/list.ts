import { z } from 'zod';
import {
  findReversedRanges,
  buildParameterShape,
  type ListFilters,
  type FilterParameters,
} from './list-filters';

export interface ListDeclaration {
  sorts: readonly string[];
  filters: ListFilters;
}

// Kept outside the schema, because only the service that builds the SQL needs it.
const declarations = new WeakMap<z.ZodType, ListDeclaration>();

/** Returns the declaration of a list's query, or undefined for a schema that `listQuery` did not make. */
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

/** Creates the query schema of a list: search, sort (`name` or `-name`), limit, cursor and the list's own filters. */
export function listQuery<const S extends Sorts, F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
): QueryOf<S, F>;
export function listQuery<const S extends Sorts, F extends ListFilters>(
  sorts: S,
  filters: F,
): QueryOf<S, FilterParameters<F>>;
export function listQuery(sorts: Sorts, filters: ListFilters): z.ZodObject {
  const schema = z
    .strictObject({ ...commonParameters(sorts), ...buildParameterShape(filters) })
    .superRefine((query, context) => {
      for (const { parameter, message } of findReversedRanges(filters, query))
        context.addIssue({ code: 'custom', path: [parameter], message });
    });
  declarations.set(schema, { sorts, filters });
  return schema;
}

/** Creates the schema of a page of a list. `total` is exact up to 10,000 and a lower bound beyond that (`totalIsEstimate`). */
export function listPageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    totalIsEstimate: z.boolean(),
  });
}

/** Totals are counted up to this number. */
export const TOTAL_CAP = 10_000;

export interface ListPage<T> {
  items: T[];
  nextCursor: string | null;
  total: number;
  totalIsEstimate: boolean;
}

/** A boolean filter in a URL. The parsed boolean is accepted as well, because a service in another process parses it again. */
export const booleanFilter = z
  .union([z.enum(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true');
