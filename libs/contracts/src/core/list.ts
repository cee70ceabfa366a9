import { z } from 'zod';

/** The query of every list: search, sort (`name` or `-name`), limit, cursor, and the list's own filters. */
export function listQuery<S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  const directions = sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]];
  return z.strictObject({
    search: z
      .string()
      .trim()
      .max(100, 'This field is too long')
      .regex(/^[^\u0000\p{Cs}]*$/u, 'This field is invalid')
      .optional(),
    sort: z.enum(directions).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    cursor: z.string().max(600).optional(),
    ...filters,
  });
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
