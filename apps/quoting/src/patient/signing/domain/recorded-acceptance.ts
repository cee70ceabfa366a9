import { type FieldError, type InputOf, type recordAcceptance } from '@quillcare/contracts';
import {
  countryOf,
  formatDateTime,
  INVALID_PUBLIC_PHONE,
  isCallable,
  type PatientsAge,
  signatoryProblems,
  signingAgeProblems,
} from '@quillcare/rules';
import type { QuoteState } from '../../../quote';

export type Recorded = InputOf<typeof recordAcceptance>['body'];

/** Validation errors of what staff entered, worded for them. */
export function recordProblems(
  record: Recorded,
  { sentAt, timeZone, currency }: Pick<QuoteState, 'sentAt' | 'timeZone' | 'currency'>,
  now: Date,
  age: PatientsAge,
): FieldError[] {
  const { agreedToTerms, agreedToTreatment, ...info } = record.patientInfo;
  const problems: FieldError[] = [
    ...signatoryProblems(record.signatory),
    ...signingAgeProblems(record.signatory, age),
  ];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const acceptedAt = new Date(record.acceptedAt);
  if (acceptedAt > now) add('acceptedAt', 'This time is in the future');
  else if (sentAt && acceptedAt < sentAt)
    add('acceptedAt', `The quote was sent later, on ${formatDateTime(sentAt, 'en-AU', timeZone)}`);
  // Needed to decide whether the patient may accept alone.
  if (!age.dateOfBirth) add('patientInfo.dateOfBirth', "Please enter the patient's date of birth");
  for (const field of ['phoneNumber', 'emergencyPhone'] as const)
    if (info[field].trim() !== '' && !isCallable(info[field], countryOf(currency)))
      add(`patientInfo.${field}`, INVALID_PUBLIC_PHONE);
  if (!agreedToTerms)
    add('patientInfo.agreedToTerms', 'Please confirm that the patient agreed to the terms and conditions');
  if (!agreedToTreatment)
    add('patientInfo.agreedToTreatment', 'Please confirm that the patient agreed to the treatment plan');
  if (record.mode === 'PAPER' && record.scanId === null)
    add('scanId', 'Please upload a scan of the signed paper');
  return problems;
}
