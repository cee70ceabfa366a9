import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { command, query } from '../core/operation';
import { id, idParams, instant, optionalText, version } from '../core/primitives';
import { caseDocument } from './case-document.operations';
import { anesthesiaType } from './directory.schemas';

export const admissionType = z.enum(['DAY', 'OVERNIGHT']);
export type AdmissionType = z.infer<typeof admissionType>;

const NIGHTS = 'Please enter a number of nights from 1 to 60';

/** The details staff enter for the hospital. Everything else on the form is already known. */
export const bookingDetailsInput = z.strictObject({
  admissionType: admissionType.nullish().transform((value) => value ?? null),
  expectedNights: z
    .number()
    .int(NIGHTS)
    .min(1, NIGHTS)
    .max(60, NIGHTS)
    .nullish()
    .transform((value) => value ?? null),
  /** Null uses the catalogue's value for the surgeries. */
  anaesthesiaType: anesthesiaType.nullish().transform((value) => value ?? null),
  specialEquipment: optionalText(1_000),
  implants: optionalText(1_000),
  allergies: optionalText(1_000),
  /** Infections and other risks the ward must know of before the patient arrives. */
  alerts: optionalText(1_000),
  fasting: optionalText(500),
  notes: optionalText(2_000),
});

const storedText = z.string().nullable();

const storedDetails = {
  admissionType: admissionType.nullable(),
  expectedNights: z.number().int().nullable(),
  anaesthesiaType: anesthesiaType.nullable(),
  specialEquipment: storedText,
  implants: storedText,
  allergies: storedText,
  alerts: storedText,
  fasting: storedText,
  notes: storedText,
};

/** A field of the form left blank, to be filled in by hand. */
export const bookingBlank = z.enum([
  'DATE_OF_BIRTH',
  'ADDRESS',
  'MBS_ITEMS',
  'DATE',
  'DURATION',
  'HOSPITAL',
  'THEATRE',
  'ASSISTANT',
  'ANAESTHETIST',
  'ANAESTHESIA',
  'ADMISSION',
]);
export type BookingBlank = z.infer<typeof bookingBlank>;

/** A case's booking details. Version 0 if none have been saved. */
export const bookingDetails = z.object({
  ...storedDetails,
  /** The case's id. */
  id,
  version: z.number().int().min(0),
  updatedAt: instant.nullable(),
  /** The catalogue's value for the surgeries. Null if they differ. */
  usualAnaesthesia: anesthesiaType.nullable(),
  blanks: z.array(bookingBlank),
  /** Data that could not be fetched and would be missing from the form. */
  missing: z.array(z.enum(['CLIENT'])),
});
export type BookingDetails = z.infer<typeof bookingDetails>;

export const getBookingDetails = query({
  name: 'quoting.getBookingDetails',
  summary: "Get the additional details of a hospital's booking form, and what is still missing",
  http: { method: 'GET', path: '/surgery-cases/:id/booking-details' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: bookingDetails,
  errors: ['NOT_FOUND', 'CLINICAL_ONLY'],
  provides: ['BookingDetails', 'SurgeryCase'],
});

export const updateBookingDetails = command({
  name: 'quoting.updateBookingDetails',
  summary: "Update the details of a hospital's booking form; omitted fields stay unchanged",
  http: { method: 'PATCH', path: '/surgery-cases/:id/booking-details' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: bookingDetailsInput.partial().extend({ version: version.or(z.literal(0)) }),
  result: bookingDetails,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CLINICAL_ONLY'],
  invalidates: ['BookingDetails'],
});

export const getBookingForm = query({
  name: 'quoting.getBookingForm',
  summary: "Download a surgery case's completed hospital booking form as a PDF",
  http: { method: 'GET', path: '/surgery-cases/:id/booking-form', encoding: 'file' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: filePage,
  errors: ['NOT_FOUND', 'CLINICAL_ONLY'],
  deadlineMs: 30_000,
});

export const saveBookingForm = command({
  name: 'quoting.saveBookingForm',
  summary: 'Save the current booking form as a document of the case',
  http: { method: 'POST', path: '/surgery-cases/:id/booking-form' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  result: caseDocument,
  errors: ['NOT_FOUND', 'CLINICAL_ONLY', 'CASE_DOCUMENTS_FULL'],
  invalidates: ['CaseDocument'],
  deadlineMs: 30_000,
});

export const BookingDetailsChanged = event({
  service: 'quoting',
  name: 'BookingDetailsChanged',
  data: z.object({ surgeryCaseId: id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'BookingDetails' }] },
});
