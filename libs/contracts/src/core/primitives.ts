import { isEmail, MAX_EMAIL_LENGTH } from '@quillcare/rules';
import { z } from 'zod';

/** The longest text a form field may hold; longer input is refused, never cut. */
export const LONG_TEXT = 5_000;

// PostgreSQL stores neither U+0000 nor half a surrogate pair, and nobody types them: refused at the door with the field named.
const withoutNul = /^[^\u0000\p{Cs}]*$/u;

/** A required text: trimmed, 1 to `max` characters, without NUL characters. */
export function text(max = 200) {
  return z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(max, 'This field is too long')
    .regex(withoutNul, 'This field is invalid');
}

// Names stand in mails to strangers, which must not carry somebody's link.
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|\S@\S+\.\S/iu;

/** Whether a name holds a web or email address. */
function hasNoAddress(value: string | null): boolean {
  return value === null || !ADDRESS.test(value);
}

const NO_ADDRESS = 'Please leave out web and email addresses';

/** The name of a person or a practice: a required text without web or email addresses. */
export function nameText(max = 100) {
  return text(max).refine(hasNoAddress, NO_ADDRESS);
}

/** The same where the name may be left out. */
export function optionalNameText(max = 100) {
  return optionalText(max).refine(hasNoAddress, NO_ADDRESS);
}

/** An optional text: trimmed; empty text and null both mean "not given" and come out as null. */
export function optionalText(max = 200) {
  return z
    .string()
    .trim()
    .max(max, 'This field is too long')
    .regex(withoutNul, 'This field is invalid')
    .nullish()
    .transform((value) => (value ? value : null));
}

/** A text that is kept exactly as typed and may be empty (an answer's form, a password): at most `max` characters, no NUL. */
export function rawText(max = 200) {
  return z.string().max(max, 'This field is too long').regex(withoutNul, 'This field is invalid');
}

/** An id: UUID, any version (ids of ours are version 7). */
export const id = z.guid('This field is invalid');

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar date, YYYY-MM-DD. */
export const isoDate = z.iso.date('Please enter a valid date');

/** An email address: trimmed and lower-cased. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, 'This field is too long')
  .refine(isEmail, 'Please enter a valid email address');

/** An amount in minor units (cents), zero or more, at most 10 million dollars. */
export const minorUnits = z
  .number('Please enter a valid number')
  .int('Please enter a valid number')
  .min(0, 'Please enter a valid number')
  .max(1_000_000_000, 'Please enter a valid number');

/** The optimistic lock: the version that the caller saw. */
export const version = z.number().int().min(1);

export const currency = z.enum(['AUD', 'NZD']);
export const country = z.enum(['AU', 'NZ']);

export type Currency = z.infer<typeof currency>;
export type Country = z.infer<typeof country>;

/** What every stored thing carries on the wire. */
export const recordFields = { id, version, createdAt: instant, updatedAt: instant };

/** Path parameter of operations on one thing. */
export const idParams = z.strictObject({ id });

export const nothing = z.strictObject({});
