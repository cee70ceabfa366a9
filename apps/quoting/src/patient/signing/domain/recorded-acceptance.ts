import { type FieldError, type InputOf, type recordAcceptance } from '@quillcare/contracts';
import {
  checkBirthDate,
  countryForCurrency,
  formatDateTime,
  INVALID_DATE_MESSAGE,
  INVALID_PUBLIC_PHONE,
  isCallablePhone,
  isIsoDate,
  type PatientAge,
  signatoryProblems,
  signingAgeProblems,
} from '@quillcare/rules';
import type { QuoteState } from '../../../quote';

export type Recorded = InputOf<typeof recordAcceptance>['body'];

/** The patient's age on the day of the acceptance, and the date of birth on the client's record. Null if it has none. */
export interface RecordedPatient extends PatientAge {
  onRecord: string | null;
}

/** Validation errors of what staff entered, worded for them. */
export function recordProblems(
  record: Recorded,
  { sentAt, timeZone, currency }: Pick<QuoteState, 'sentAt' | 'timeZone' | 'currency'>,
  now: Date,
  patient: RecordedPatient,
): FieldError[] {
  const { agreedToTerms, agreedToTreatment, ...info } = record.patientInfo;
  const problems: FieldError[] = [
    ...signatoryProblems(record.signatory),
    ...signingAgeProblems(record.signatory, patient),
    ...dateOfBirthProblems(record.patientInfo.dateOfBirth.trim(), patient),
  ];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const acceptedAt = new Date(record.acceptedAt);
  if (acceptedAt > now) add('acceptedAt', 'This time is in the future');
  else if (sentAt && acceptedAt < sentAt)
    add('acceptedAt', `The quote was sent later, on ${formatDateTime(sentAt, 'en-AU', timeZone)}`);
  const preferredDate = info.preferredDate.trim();
  if (preferredDate !== '' && !isIsoDate(preferredDate))
    add('patientInfo.preferredDate', INVALID_DATE_MESSAGE);
  for (const field of ['phoneNumber', 'emergencyPhone'] as const)
    if (info[field].trim() !== '' && !isCallablePhone(info[field], countryForCurrency(currency)))
      add(`patientInfo.${field}`, INVALID_PUBLIC_PHONE);
  if (!agreedToTerms)
    add('patientInfo.agreedToTerms', 'Please confirm that the patient agreed to the terms and conditions');
  if (!agreedToTreatment)
    add('patientInfo.agreedToTreatment', 'Please confirm that the patient agreed to the treatment plan');
  if (record.mode === 'PAPER' && record.scanId === null)
    add('scanId', 'Please upload a scan of the signed paper');
  return problems;
}

/** The date of birth decides whether the patient may accept alone, so it must be known, and be that of this client. */
function dateOfBirthProblems(entered: string, { onRecord, on }: RecordedPatient): FieldError[] {
  const path = 'patientInfo.dateOfBirth';
  if (onRecord !== null)
    return entered === '' || entered === onRecord ? [] : [{ path, message: OTHER_DATE_OF_BIRTH }];
  if (entered === '') return [{ path, message: "Please enter the patient's date of birth" }];
  if (!isIsoDate(entered)) return [{ path, message: INVALID_DATE_MESSAGE }];
  const checked = checkBirthDate(entered, on);
  return checked.ok ? [] : [{ path, message: checked.message }];
}

const OTHER_DATE_OF_BIRTH = 'This is not the date of birth on the client’s record';
