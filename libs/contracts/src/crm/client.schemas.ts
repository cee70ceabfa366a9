import { MAX_LENGTHS } from '@quillcare/rules';
import { z } from 'zod';
import { email, id, isoDate, nameText, optionalText, text } from '../core/primitives';
import { removableFields } from '../core/removal';

const address = {
  streetAddress: optionalText(MAX_LENGTHS.streetAddress),
  city: optionalText(MAX_LENGTHS.city),
  suburb: optionalText(MAX_LENGTHS.suburb),
  state: optionalText(MAX_LENGTHS.state),
  postcode: optionalText(MAX_LENGTHS.postcode),
};

/**
 * A client as entered. The service checks and normalises phones, state and postcode by the practice's
 * country.
 */
export const clientInput = z.strictObject({
  firstName: nameText(),
  lastName: nameText(),
  email,
  phone: text(MAX_LENGTHS.phone),
  secondaryPhone: optionalText(MAX_LENGTHS.phone),
  dateOfBirth: isoDate.nullish().transform((value) => value ?? null),
  isVip: z.boolean().default(false),
  notes: optionalText(5_000),
  ...address,
});

/**
 * The body of a PATCH. Defaults of the input are overridden, because `partial()` would apply them to missing
 * fields.
 */
export const clientChanges = clientInput.partial().extend({ isVip: z.boolean().optional() });

const stored = z.string().nullable();

/**
 * One row of an import in stored form. The import service has validated it, so only its shape is checked
 * again, which matters for large files. `defaulted` names fields with an empty cell, which a merge does not
 * change.
 */
export const importedClientRow = z.object({
  row: z.number().int(),
  client: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    secondaryPhone: stored,
    dateOfBirth: stored,
    isVip: z.boolean(),
    notes: stored,
    streetAddress: stored,
    city: stored,
    suburb: stored,
    state: stored,
    postcode: stored,
  }),
  defaulted: z.array(z.string()).optional(),
});

export const client = z.object({
  ...removableFields,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  secondaryPhone: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  isVip: z.boolean(),
  notes: z.string().nullable(),
  streetAddress: z.string().nullable(),
  city: z.string().nullable(),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  postcode: z.string().nullable(),
  isDuplicateFlag: z.boolean(),
  duplicateOf: id.nullable(),
});

export const clientSummary = client.pick({
  id: true,
  version: true,
  deletedAt: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  dateOfBirth: true,
  isVip: true,
  suburb: true,
  state: true,
  isDuplicateFlag: true,
  createdAt: true,
  updatedAt: true,
});

export type Client = z.infer<typeof client>;
export type ClientSummary = z.infer<typeof clientSummary>;
export type ClientInput = z.infer<typeof clientInput>;
export type ClientChanges = z.infer<typeof clientChanges>;
export type ImportedClientRow = z.infer<typeof importedClientRow>;
