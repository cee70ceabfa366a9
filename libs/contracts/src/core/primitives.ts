import {
  parseOrganisationId,
  lacksAddress,
  INVALID_NAME,
  isAtMost,
  isEmail,
  isValidName,
  MAX_EMAIL_LENGTH,
  MAX_LENGTHS,
  NAME_WITH_ADDRESS,
  stripInvisible,
} from '@quillcare/rules';
import { z } from 'zod';
import './validation-messages';

/** Maximum length of a text field in characters. Longer input is refused, never truncated. */
export const MAX_LONG_TEXT_LENGTH = 5_000;

// PostgreSQL stores neither U+0000 nor unpaired surrogates, and nobody types them.
const STORABLE_TEXT = /^[^\u0000\p{Cs}]*$/u;

/** A required text: trimmed, 1 to `max` characters, without NUL characters. */
export function text(max = 200) {
  return storableText(z.string().trim().min(1, 'This field is required'), max);
}

/**
 * The name of a person or practice: a required single-line text without invisible and control characters, and without web or
 * email addresses because names appear in emails to strangers.
 */
export function nameText(max: number = MAX_LENGTHS.name) {
  const visible = z.string().overwrite(stripInvisible).min(1, 'This field is required');
  return storableText(visible.refine(isValidName, INVALID_NAME).refine(lacksAddress, NAME_WITH_ADDRESS), max);
}

/** Like `nameText`, but optional. Empty text, null and a missing value become null. */
export function optionalNameText(max: number = MAX_LENGTHS.name) {
  const visible = z.string().overwrite(stripInvisible);
  return storableText(visible.refine(isValidName, INVALID_NAME).refine(lacksAddress, NAME_WITH_ADDRESS), max)
    .nullish()
    .transform((value) => (value ? value : null));
}

/** An optional text, trimmed. Empty text, null and a missing value become null. */
export function optionalText(max = 200) {
  return storableText(z.string().trim(), max)
    .nullish()
    .transform((value) => (value ? value : null));
}

/** A text kept exactly as typed, possibly empty (an answer's form, a password): at most `max` characters, no NUL. */
export function rawText(max = 200) {
  return storableText(z.string(), max);
}

/** At most `max` characters, where an emoji counts as one, and nothing that PostgreSQL refuses. */
function storableText(schema: z.ZodString, max: number) {
  return schema
    .refine((value) => isAtMost(value, max), 'This field is too long')
    .regex(STORABLE_TEXT, 'This field is invalid')
    .meta({ maxLength: max });
}

/** A UUID of any version. Ids made by Quillcare are version 7. */
export const id = z.guid('This field is invalid');

/** An instant: ISO 8601 with an offset. Responses and events use UTC (`Z`). */
export const instant = z.iso.datetime({ offset: true });

/** A calendar date, YYYY-MM-DD. */
export const isoDate = z.iso.date('Please enter a valid date');

/** A date and time in the practice's time zone, to the minute and without offset: 2026-12-01T07:30. */
export const localTime = z
  .string()
  .max(16)
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a date and a time')
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, 'Please enter a valid date');

/** An email address, trimmed and lower-cased. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, 'This field is too long')
  .refine(isEmail, 'Please enter a valid email address')
  .meta({ format: 'email' });

/** An amount in minor units (cents): a whole number from zero up to 10 million dollars. */
export const minorUnits = z
  .number({
    error: ({ input }) =>
      input === null || input === undefined ? 'This field is required' : 'Please enter a valid number',
  })
  .int('Please enter a valid number')
  .min(0, 'Please enter a valid number')
  .max(1_000_000_000, 'Please enter a valid number');

/** Optimistic lock: the version that the caller last saw. */
export const version = z.number().int().min(1);

export const currency = z.enum(['AUD', 'NZD']);
export const country = z.enum(['AU', 'NZ']);

export type Currency = z.infer<typeof currency>;
export type Country = z.infer<typeof country>;

/** Fields that every stored record has on the wire. */
export const recordFields = { id, version, createdAt: instant, updatedAt: instant };

/** Path parameter of operations on a single record. */
export const idParams = z.strictObject({ id });

/**
 * An organisation's id, optionally with a prefix such as `org-` (specification, part 1 section 3). The prefix is stripped, and
 * the rest must be a UUID.
 */
export const organisationId = z
  .string()
  .overwrite((value) => parseOrganisationId(value) ?? value)
  .meta({ format: 'uuid' })
  .pipe(id);

export const organisationParams = z.strictObject({ id: organisationId });

export const emptyObject = z.strictObject({});
