import { z } from 'zod';
import { isoDate, minorUnits } from './primitives';

/** Stands for "has no value" in a URL: `hospitalId=none`. */
export const NONE = 'none';
/** Maximum number of values in a set filter. */
export const MAX_SET_VALUES = 20;

/** Suffixes of the parameters of a range: `createdAtFrom`, `createdAtTo`, `totalMin`, `totalMax`. Both ends are inclusive. */
export const RANGE_ENDS = { dates: ['From', 'To'], days: ['From', 'To'], amounts: ['Min', 'Max'] } as const;
export type RangeKind = keyof typeof RANGE_ENDS;

/**
 * A list filter with declared semantics, from which the schema, the OpenAPI document and the SQL are derived. `one`: a single
 * value or none. `set`: any of several values. `dates`: a range of calendar dates. `days`: a range of whole days in the
 * practice's time zone, for an instant. `amounts`: a range of amounts in cents.
 */
export interface ListFilter<K extends FilterKind = FilterKind, S extends z.ZodType = z.ZodType> {
  kind: K;
  schema: S;
  /** Whether `none` is accepted, which matches records without a value. */
  orNone: boolean;
}
export type FilterKind = 'one' | 'set' | RangeKind;

/**
 * Filters by name: a plain schema (the column equals the value, or semantics of the feature's own) or a filter with declared
 * semantics.
 */
export type ListFilters = Readonly<Record<string, z.ZodType | ListFilter>>;

type ParameterNames<K extends string, F> =
  F extends ListFilter<infer Kind>
    ? Kind extends RangeKind
      ? `${K}${(typeof RANGE_ENDS)[Kind][number]}`
      : K
    : K;

/** The query parameters of filters, as a Zod shape. */
export type FilterParameters<F extends ListFilters> = {
  [K in keyof F & string as ParameterNames<K, F[K]>]: F[K] extends ListFilter<FilterKind, infer S>
    ? S
    : F[K] extends z.ZodType
      ? F[K]
      : never;
};

const ID_OR_NONE = new RegExp(`^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|${NONE})$`);

/** An id or `none`, lower-cased because the code that applies the filter compares with `none` exactly. */
export const idOrNoneFilter = defineFilter(
  'one',
  z.string().max(36).toLowerCase().regex(ID_OR_NONE, 'This field is invalid').optional(),
  true,
);

/** A range of calendar dates, for a column of type `date`. */
export const dateRangeFilter = defineFilter('dates', isoDate.optional());

/** A range of whole days in the practice's time zone, for a column of type `timestamptz`. */
export const dayRangeFilter = defineFilter('days', isoDate.optional());

// URLs carry text. The parsed number is accepted as well, because a service in another process parses it again.
const amount = z.union(
  [
    minorUnits,
    z
      .string()
      .max(10)
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(minorUnits),
  ],
  {
    error: 'Please enter an amount in cents',
  },
);

/** A range of amounts in cents. */
export const amountRangeFilter = defineFilter('amounts', amount.optional());

/** One or several values, comma-separated in the URL: `status=SENT,EXPIRED`. */
export function setFilter<T extends string>(item: z.ZodType<T, T>) {
  return defineFilter('set', buildSetSchema(item));
}

/** Like `setOf`, with `none` for records without a value: `doctorId=none,0190…`. */
export function setOrNoneFilter<T extends string>(item: z.ZodType<T, T>) {
  return defineFilter('set', buildSetSchema(z.union([item, z.literal(NONE)])), true);
}

function buildSetSchema<T extends string>(item: z.ZodType<T, T>) {
  const values = z.array(item).min(1).max(MAX_SET_VALUES);
  const separated = z.string().transform((text) => text.split(','));
  const error = `Please choose at most ${MAX_SET_VALUES} of the possible values`;
  return z.union([values, separated.pipe(values)], { error }).optional();
}

function defineFilter<K extends FilterKind, S extends z.ZodType>(
  kind: K,
  schema: S,
  orNone = false,
): ListFilter<K, S> {
  return { kind, schema, orNone };
}

/** Whether a filter has declared semantics, rather than being a plain schema. */
export function isListFilter(candidate: z.ZodType | ListFilter): candidate is ListFilter {
  return 'kind' in candidate && 'orNone' in candidate;
}

/** Returns the names of a filter's query parameters. */
export function listParameters(name: string, candidate: z.ZodType | ListFilter): string[] {
  if (!isListFilter(candidate) || candidate.kind === 'one' || candidate.kind === 'set') return [name];
  return RANGE_ENDS[candidate.kind].map((end) => `${name}${end}`);
}

/** Returns the Zod shape of the query parameters of all filters. */
export function buildParameterShape<F extends ListFilters>(filters: F): FilterParameters<F> {
  const entries = Object.entries(filters).flatMap(([name, candidate]) => {
    const schema = isListFilter(candidate) ? candidate.schema : candidate;
    return listParameters(name, candidate).map((parameter) => [parameter, schema] as const);
  });
  return Object.fromEntries(entries) as FilterParameters<F>;
}

/** Returns the ranges that end before they begin, as the parameter to report and the message. */
export function findReversedRanges(
  filters: ListFilters,
  values: Record<string, unknown>,
): { parameter: string; message: string }[] {
  return Object.entries(filters).flatMap(([name, candidate]) => {
    const [first = '', last = ''] = listParameters(name, candidate);
    const [from, to] = [values[first], values[last]] as (string | number | undefined)[];
    if (from === undefined || to === undefined || from <= to) return [];
    const isAmount = typeof from === 'number';
    const message = isAmount
      ? 'Must not be less than the smallest amount'
      : 'Must not be before the first day';
    return [{ parameter: last, message }];
  });
}
