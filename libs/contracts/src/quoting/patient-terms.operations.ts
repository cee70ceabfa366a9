import { z } from 'zod';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { instant, text } from '../core/primitives';

/** A version of the practice's terms. Versions are immutable. Version 0 is the product's standard text. */
export const patientTerms = z.object({
  version: z.number().int(),
  title: z.string(),
  /** Plain text. A blank line starts a paragraph, and a line starting with "# " is a heading. */
  text: z.string(),
  /** SHA-256 (hex) of title, line break and text. */
  sha256: z.string(),
  publishedAt: instant.nullable(),
  publishedByName: z.string().nullable(),
});
export type PatientTerms = z.infer<typeof patientTerms>;

/** Maximum length of the terms in characters. */
export const TERMS_LIMIT = 30_000;

export const getPatientTerms = query({
  name: 'quoting.getPatientTerms',
  summary: "Get the practice's terms for patients, with earlier versions",
  http: { method: 'GET', path: '/patient-terms' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: patientTerms.extend({ earlier: z.array(patientTerms) }),
  provides: ['PatientSettings'],
});

export const publishPatientTerms = command({
  name: 'quoting.publishPatientTerms',
  summary: 'Publish a new version of the terms; quotes already sent keep theirs',
  http: { method: 'PATCH', path: '/patient-terms' },
  permission: { roles: ADMINS },
  body: z.strictObject({
    /** The version that this one is based on, so that two people cannot overwrite each other's changes. */
    version: z.number().int().min(0),
    title: text(120).regex(/^[^\r\n]*$/, 'This field is invalid'),
    text: text(TERMS_LIMIT),
  }),
  result: patientTerms,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['PatientSettings'],
});
