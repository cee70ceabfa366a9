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

export function shapeOf<F extends Fields, P extends keyof Field>(fields: F, part: P): ShapeOf<F, P> {
  const entries = Object.entries(fields).map(([name, one]) => [name, one[part]]);
  return Object.fromEntries(entries) as ShapeOf<F, P>;
}

/** A field with a separate schema for its stored form. */
function of<E extends z.ZodType, S extends z.ZodType>(entered: E, stored: S): Field<E, z.ZodOptional<E>, S> {
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
function orNull<E extends z.ZodType>(entered: E) {
  return entered.nullish().transform((value) => value ?? null);
}

const emptyAsNull = (value: unknown): unknown => (value === '' ? null : value);
const invalidNumber = 'Please enter a valid number';
const whole = z.number().int();
const storedText = z.string();
const storedWhole = z.number().int();

/** Constructors for the common kinds of fields. */
export const field = {
  of,
  /** Stored exactly as entered. */
  same: <E extends z.ZodType>(schema: E) => of(schema, schema),
  withDefault,
  text: (max?: number) => of(text(max), storedText),
  optionalText: (max?: number) => of(optionalText(max), storedText.nullable()),
  name: (max?: number) => of(nameText(max), storedText),
  optionalName: (max?: number) => of(optionalNameText(max), storedText.nullable()),
  email: () => of(email, storedText),
  optionalEmail: () =>
    of(
      z.preprocess(emptyAsNull, email.nullish()).transform((value) => value ?? null),
      storedText.nullable(),
    ),
  date: () => ({ ...of(isoDate, storedText), isDay: true as const }),
  optionalDate: () => ({ ...of(orNull(isoDate), storedText.nullable()), isDay: true as const }),
  /** A count of at least one. */
  optionalCount: (max: number) => of(orNull(whole.min(1, invalidNumber).max(max)), storedWhole.nullable()),
  /** An amount in minor units, zero or more unless `min` (also in minor units) says otherwise. */
  amount: (min = 0) => of(minorUnits.min(min, invalidNumber), storedWhole),
  optionalAmount: () => of(orNull(minorUnits), storedWhole.nullable()),
  choice: <E extends z.ZodEnum>(options: E, value: z.output<E>) => withDefault(options, options, value),
  optionalChoice: <E extends z.ZodEnum>(options: E) => of(orNull(options), options.nullable()),
  /** The id of a record of this or another service, which the service must check belongs to the practice. */
  optionalId: () => of(orNull(id), id.nullable()),
  flag: (value: boolean) => withDefault(z.boolean(), z.boolean(), value),
};
