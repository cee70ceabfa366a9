import type { Country } from './country';
import { isIsoDate } from './dates';
import { INVALID_PUBLIC_PHONE, isCallablePhone } from './public-phone';

export type SignatureMethod = 'draw' | 'type' | 'upload';

export interface FormProblem {
  readonly path: string;
  readonly message: string;
}

/** A signature as entered in the form: typed text, or an image as a data URL. */
export interface SignatureForm {
  readonly signatureMethod?: SignatureMethod | null;
  readonly signatureData?: string | null;
  /** False if the browser has no canvas to draw on. */
  readonly canvasAvailable?: boolean;
}

/** The patient's form for accepting a quote (product specification). */
export interface AcceptanceForm extends SignatureForm {
  readonly patientName?: string | null;
  readonly dateOfBirth?: string | null;
  readonly phoneNumber?: string | null;
  readonly emergencyContact?: string | null;
  readonly emergencyPhone?: string | null;
  readonly agreedToTerms?: boolean | null;
  readonly agreedToTreatment?: boolean | null;
  readonly preferredDate?: string | null;
  readonly additionalNotes?: string | null;
}

const IMAGE_DATA_URL = /^data:image\/(?!svg)[a-z0-9.+-]+;base64,[a-z0-9+/]/i;
/** The problem of a text that is no calendar date. */
export const INVALID_DATE_MESSAGE = 'Please enter a valid date';

/**
 * Returns what an acceptance still lacks, with the specification's messages in its order: name, date of birth, phone number,
 * terms, treatment, signature. Dates are ISO dates; phone numbers follow the rules of the practice's country.
 */
export function acceptanceProblems(form: AcceptanceForm, country: Country): FormProblem[] {
  const problems: FormProblem[] = [];
  const addProblem = (path: keyof AcceptanceForm, message: string): void =>
    void problems.push({ path, message });
  if (!hasVisibleLetter(trimText(form.patientName))) addProblem('patientName', 'Patient name is required');
  if (isBlank(form.dateOfBirth)) addProblem('dateOfBirth', 'Date of birth is required');
  else if (!isIsoDate(trimText(form.dateOfBirth))) addProblem('dateOfBirth', INVALID_DATE_MESSAGE);
  if (isBlank(form.phoneNumber)) addProblem('phoneNumber', 'Phone number is required');
  else if (!isCallablePhone(trimText(form.phoneNumber), country))
    addProblem('phoneNumber', INVALID_PUBLIC_PHONE);
  if (form.agreedToTerms !== true) addProblem('agreedToTerms', 'You must agree to the terms and conditions');
  if (form.agreedToTreatment !== true)
    addProblem('agreedToTreatment', 'You must agree to the treatment plan');
  problems.push(...signatureProblems(form));
  if (!isBlank(form.emergencyPhone) && !isCallablePhone(trimText(form.emergencyPhone), country))
    addProblem('emergencyPhone', INVALID_PUBLIC_PHONE);
  if (!isBlank(form.preferredDate) && !isIsoDate(trimText(form.preferredDate)))
    addProblem('preferredDate', INVALID_DATE_MESSAGE);
  return problems;
}

/** Returns the problem of a signature for the chosen method (drawing by default). At most one. */
export function signatureProblems(form: SignatureForm): FormProblem[] {
  const message = findSignatureMessage(form.signatureMethod ?? 'draw', form);
  return message ? [{ path: 'signatureData', message }] : [];
}

/** Returns what a rejection still lacks: its reason. */
export function rejectionProblems(form: { readonly rejectionReason?: string | null }): FormProblem[] {
  if (!isBlank(form.rejectionReason)) return [];
  return [{ path: 'rejectionReason', message: 'Please provide a reason for rejection' }];
}

/** Returns what a query still lacks: its text. */
export function queryProblems(form: { readonly queryMessage?: string | null }): FormProblem[] {
  if (!isBlank(form.queryMessage)) return [];
  return [{ path: 'queryMessage', message: 'Please provide your query or question' }];
}

/** Joins all problems with commas into one sentence, as the specification requires. */
export function joinMessages(problems: readonly (FormProblem | string)[]): string {
  return problems.map((problem) => (typeof problem === 'string' ? problem : problem.message)).join(', ');
}

/** Returns whether a text is an image data URL. SVG is rejected because it can contain scripts. */
export function isImageDataUrl(dataUrl: string): boolean {
  return IMAGE_DATA_URL.test(dataUrl);
}

// A visible letter. Excludes zero-width characters and fillers such as U+3164, some of which count as letters.
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Returns whether a name or a typed signature contains at least one visible letter. */
export function hasVisibleLetter(value: string): boolean {
  return VISIBLE_LETTER.test(value);
}

function findSignatureMessage(method: SignatureMethod, form: SignatureForm): string | null {
  const data = trimText(form.signatureData);
  if (method === 'type') return hasVisibleLetter(data) ? null : 'Please enter your typed signature';
  if (method === 'upload') return isImageDataUrl(data) ? null : 'Please upload your signature image';
  if (form.canvasAvailable === false) return 'Signature canvas not available';
  return isImageDataUrl(data) ? null : 'Please provide your signature';
}

function trimText(value: string | null | undefined): string {
  return (value ?? '').trim();
}

function isBlank(value: string | null | undefined): boolean {
  return trimText(value) === '';
}
