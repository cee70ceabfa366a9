import { z } from 'zod';
import { email, id, isoDate, minorUnits, nameText, optionalNameText, optionalText, text } from './primitives';

/** One field of a record, declared once. `field` has the common kinds. */
export interface Field<
  E extends z.ZodType = z.ZodType,
  C extends z.ZodType = z.ZodType,
  S extends z.ZodType = z.ZodType,
> {
  /** Schema of the value sent for a new record. */
  entered: E;
  /** Schema of the value sent in a change: always optional, and without a default, which would overwrite the stored value. */
  change: C;
  /** Schema of the value as stored and returned. */
  stored: S;
  /** Set for dates, because the stored schema cannot be told apart from other strings. */
  isDay?: true;
}

export type Fields = Record<string, Field>;

/** Maps each field to its `entered`, `change` or `stored` schema. */
export type ShapeOf<F extends Fields, P extends keyof Field> = { [K in keyof F]: F[K][P] };

export function pickShape<F extends Fields, P extends keyof Field>(fields: F, part: P): ShapeOf<F, P> {
  const entries = Object.entries(fields).map(([name, one]) => [name, one[part]]);
  return Object.fromEntries(entries) as ShapeOf<F, P>;
}

/** A field with a separate schema for its stored form. */
function defineField<E extends z.ZodType, S extends z.ZodType>(
  entered: E,
  stored: S,
): Field<E, z.ZodOptional<E>, S> {
  return { entered, change: entered.optional(), stored };
}

/** A field that may be omitted from a new record, which then gets `value`. */
function withDefault<E extends z.ZodType, S extends z.ZodType>(
  entered: E,
  stored: S,
  value: z.output<E>,
): Field<z.ZodDefault<E>, z.ZodOptional<E>, S> {
  return { entered: entered.default(value as never), change: entered.optional(), stored };
}

/** Makes a field optional: null and a missing field both mean "not given" and become null. */
function nullIfMissing<E extends z.ZodType>(entered: E) {
  return entered.nullish().transform((value) => value ?? null);
}

const emptyToNull = (value: unknown): unknown => (value === '' ? null : value);
const INVALID_NUMBER = 'Please enter a valid number';
const integer = z.number().int();
const storedText = z.string();
const storedInteger = z.number().int();

/** Constructors for the common kinds of fields. */
export const field = {
  of: defineField,
  /** Stored exactly as entered. */
  same: <E extends z.ZodType>(schema: E) => defineField(schema, schema),
  withDefault,
  text: (max?: number) => defineField(text(max), storedText),
  optionalText: (max?: number) => defineField(optionalText(max), storedText.nullable()),
  name: (max?: number) => defineField(nameText(max), storedText),
  optionalName: (max?: number) => defineField(optionalNameText(max), storedText.nullable()),
  email: () => defineField(email, storedText),
  optionalEmail: () =>
    defineField(
      z.preprocess(emptyToNull, email.nullish()).transform((value) => value ?? null),
      storedText.nullable(),
    ),
  date: () => ({ ...defineField(isoDate, storedText), isDay: true as const }),
  optionalDate: () => ({
    ...defineField(nullIfMissing(isoDate), storedText.nullable()),
    isDay: true as const,
  }),
  /** A count of at least one. */
  optionalCount: (max: number) =>
    defineField(nullIfMissing(integer.min(1, INVALID_NUMBER).max(max)), storedInteger.nullable()),
  /** An amount in minor units, zero or more unless `min` (also in minor units) says otherwise. */
  amount: (min = 0) => defineField(minorUnits.min(min, INVALID_NUMBER), storedInteger),
  optionalAmount: () => defineField(nullIfMissing(minorUnits), storedInteger.nullable()),
  choice: <E extends z.ZodEnum>(options: E, value: z.output<E>) => withDefault(options, options, value),
  optionalChoice: <E extends z.ZodEnum>(options: E) =>
    defineField(nullIfMissing(options), options.nullable()),
  /** The id of a record of this or another service, which the service must check belongs to the practice. */
  optionalId: () => defineField(nullIfMissing(id), id.nullable()),
  flag: (value: boolean) => withDefault(z.boolean(), z.boolean(), value),
};
