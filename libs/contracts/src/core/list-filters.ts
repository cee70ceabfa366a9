import { z } from 'zod';
import { isoDate, minorUnits } from './primitives';

/** What stands for "has none" in a URL: `hospitalId=none`. */
export const NONE = 'none';
/** Values that a set may have. */
export const MOST_VALUES = 20;

/** The parameters of a range: `createdAtFrom`, `createdAtTo`, `totalMin`, `totalMax`. Both ends are included. */
export const RANGE_ENDS = { dates: ['From', 'To'], days: ['From', 'To'], amounts: ['Min', 'Max'] } as const;
export type RangeKind = keyof typeof RANGE_ENDS;

/**
 * A filter of a list that says what it means, so that schema, OpenAPI and SQL follow from it. `one`: this value or none.
 * `set`: one of these. `dates`: calendar dates. `days`: whole days, in the practice's time zone, of an instant. `amounts`: of
 * money in cents.
 */
export interface ListFilter<K extends FilterKind = FilterKind, S extends z.ZodType = z.ZodType> {
  kind: K;
  /** Of one parameter. */
  schema: S;
  /** `none` finds what has no value. */
  orNone: boolean;
}
export type FilterKind = 'one' | 'set' | RangeKind;

/** By name: a schema (the column equals the value, or the feature's own meaning) or a filter that says what it means. */
export type ListFilters = Readonly<Record<string, z.ZodType | ListFilter>>;

type NamesOf<K extends string, F> =
  F extends ListFilter<infer Kind>
    ? Kind extends RangeKind
      ? `${K}${(typeof RANGE_ENDS)[Kind][number]}`
      : K
    : K;

/** The parameters of filters, as a Zod shape. */
export type ParametersOf<F extends ListFilters> = {
  [K in keyof F & string as NamesOf<K, F[K]>]: F[K] extends ListFilter<FilterKind, infer S>
    ? S
    : F[K] extends z.ZodType
      ? F[K]
      : never;
};

const ID_OR_NONE = new RegExp(`^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|${NONE})$`);

/** This id, or `none`, in whatever letter case: what reads the filter compares with `none` alone. */
export const idOrNone = filter(
  'one',
  z.string().max(36).toLowerCase().regex(ID_OR_NONE, 'This field is invalid').optional(),
  true,
);

/** Calendar dates from … to …, for a column of type `date`. */
export const dateRange = filter('dates', isoDate.optional());

/** Whole days from … to … in the practice's time zone, for a column of type `timestamptz`. */
export const dayRange = filter('days', isoDate.optional());

// A URL has text; what it was parsed to is accepted as well, because a service in another process parses again.
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

/** Amounts in cents from … to …. */
export const amountRange = filter('amounts', amount.optional());

/** One or several values, in a URL separated by commas: `status=SENT,EXPIRED`. */
export function setOf<T extends string>(item: z.ZodType<T, T>) {
  return filter('set', valuesOf(item));
}

/** The same, and `none` for what has no value: `doctorId=none,0190…`. */
export function setOrNone<T extends string>(item: z.ZodType<T, T>) {
  return filter('set', valuesOf(z.union([item, z.literal(NONE)])), true);
}

function valuesOf<T extends string>(item: z.ZodType<T, T>) {
  const values = z.array(item).min(1).max(MOST_VALUES);
  const separated = z.string().transform((text) => text.split(','));
  const error = `Please choose at most ${MOST_VALUES} of the possible values`;
  return z.union([values, separated.pipe(values)], { error }).optional();
}

function filter<K extends FilterKind, S extends z.ZodType>(
  kind: K,
  schema: S,
  orNone = false,
): ListFilter<K, S> {
  return { kind, schema, orNone };
}

/** Whether a filter says what it means, rather than being a schema only. */
export function isListFilter(candidate: z.ZodType | ListFilter): candidate is ListFilter {
  return 'kind' in candidate && 'orNone' in candidate;
}

/** The names of a filter's parameters. */
export function parametersOf(name: string, candidate: z.ZodType | ListFilter): string[] {
  if (!isListFilter(candidate) || candidate.kind === 'one' || candidate.kind === 'set') return [name];
  return RANGE_ENDS[candidate.kind].map((end) => `${name}${end}`);
}

/** The shape of all parameters of filters. */
export function parameterShape<F extends ListFilters>(filters: F): ParametersOf<F> {
  const entries = Object.entries(filters).flatMap(([name, candidate]) => {
    const schema = isListFilter(candidate) ? candidate.schema : candidate;
    return parametersOf(name, candidate).map((parameter) => [parameter, schema] as const);
  });
  return Object.fromEntries(entries) as ParametersOf<F>;
}

/** The ranges that end before they begin: the parameter to blame, and what to say. */
export function reversedRanges(
  filters: ListFilters,
  values: Record<string, unknown>,
): { parameter: string; message: string }[] {
  return Object.entries(filters).flatMap(([name, candidate]) => {
    const [first = '', last = ''] = parametersOf(name, candidate);
    const [from, to] = [values[first], values[last]] as (string | number | undefined)[];
    if (from === undefined || to === undefined || from <= to) return [];
    const isAmount = typeof from === 'number';
    const message = isAmount
      ? 'Must not be less than the smallest amount'
      : 'Must not be before the first day';
    return [{ parameter: last, message }];
  });
}
