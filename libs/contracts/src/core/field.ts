import { z } from 'zod';
import { email, id, isoDate, minorUnits, nameText, optionalNameText, optionalText, text } from './primitives';

/** One field of a record, declared once. `field` has the common kinds. */
export interface Field<
  E extends z.ZodType = z.ZodType,
  C extends z.ZodType = z.ZodType,
  S extends z.ZodType = z.ZodType,
> {
  /** What people send for a new record. */
  entered: E;
  /** What they send to change one: never required, and without a default, which would overwrite the stored value. */
  change: C;
  /** What is stored and shown. */
  stored: S;
  /** A day, which the schema of what is stored does not tell from other texts. */
  isDay?: true;
}

export type Fields = Record<string, Field>;

/** A schema for each field: what is entered, changed or stored. */
export type ShapeOf<F extends Fields, P extends keyof Field> = { [K in keyof F]: F[K][P] };

export function shapeOf<F extends Fields, P extends keyof Field>(fields: F, part: P): ShapeOf<F, P> {
  const entries = Object.entries(fields).map(([name, one]) => [name, one[part]]);
  return Object.fromEntries(entries) as ShapeOf<F, P>;
}

/** A field whose stored form has a schema of its own. */
function of<E extends z.ZodType, S extends z.ZodType>(entered: E, stored: S): Field<E, z.ZodOptional<E>, S> {
  return { entered, change: entered.optional(), stored };
}

/** A field that may be left out of a new record, which then gets `value`. */
function withDefault<E extends z.ZodType, S extends z.ZodType>(
  entered: E,
  stored: S,
  value: z.output<E>,
): Field<z.ZodDefault<E>, z.ZodOptional<E>, S> {
  return { entered: entered.default(value as never), change: entered.optional(), stored };
}

/** Null, an empty text where one is typed, and a missing field all mean "not given" and come out as null. */
function orNull<E extends z.ZodType>(entered: E) {
  return entered.nullish().transform((value) => value ?? null);
}

const emptyAsNull = (value: unknown): unknown => (value === '' ? null : value);
const invalidNumber = 'Please enter a valid number';
const whole = z.number().int();
const storedText = z.string();
const storedWhole = z.number().int();

/** The kinds of fields. */
export const field = {
  of,
  /** Stored as it is entered. */
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
  /** How many there are: at least one. */
  optionalCount: (max: number) => of(orNull(whole.min(1, invalidNumber).max(max)), storedWhole.nullable()),
  /** An amount in minor units, zero or more; `min` in minor units. */
  amount: (min = 0) => of(minorUnits.min(min, invalidNumber), storedWhole),
  optionalAmount: () => of(orNull(minorUnits), storedWhole.nullable()),
  choice: <E extends z.ZodEnum>(options: E, value: z.output<E>) => withDefault(options, options, value),
  optionalChoice: <E extends z.ZodEnum>(options: E) => of(orNull(options), options.nullable()),
  /** A record of this or another service; the service checks that the practice has it. */
  optionalId: () => of(orNull(id), id.nullable()),
  flag: (value: boolean) => withDefault(z.boolean(), z.boolean(), value),
};
