import {
  AppError,
  ERRORS,
  type FieldError,
  type InputOf,
  type PatientInfo,
  type respondToQuote,
} from '@quillcare/contracts';
import { acceptanceProblems, queryProblems, rejectionProblems } from '@quillcare/rules';
import { refuseInvalid } from '../../quote/domain/quote-content';
import { sameDateOfBirth } from './identity-tries';
import { signatureDataProblems } from './signature-image';

/** A patient's answer as sent. */
export type Answer = InputOf<typeof respondToQuote>['body'];

/** A signature that passed every check. */
export interface Signature {
  method: 'draw' | 'type' | 'upload';
  data: string;
}

// These fields are siblings of `patientInfo` in the request.
const BESIDE_THE_FORM = new Set(['signatureData', 'signatureMethod']);

/** What an acceptance is checked against: the link, the document, and the signature redrawn by the server. */
export interface AcceptanceFacts {
  dateOfBirth: string;
  documentHash: string;
  /** Null for a typed signature, and for an image without one. */
  redrawnSignature: string | null;
}

/** Checks the form and the signature of an acceptance; throws with every field named, in the specification's words. */
export function checkedAcceptance(answer: Answer, facts: AcceptanceFacts): Signature {
  const method = answer.signatureMethod ?? 'draw';
  const data = (answer.signatureData ?? '').trim();
  const missing = acceptanceProblems({
    ...answer.patientInfo,
    signatureMethod: method,
    signatureData: data,
  }).map(({ path, message }) => ({
    path: BESIDE_THE_FORM.has(path) ? path : `patientInfo.${path}`,
    message,
  }));
  refuseInvalid([
    ...missing,
    ...unless(missing, 'patientInfo.dateOfBirth', () =>
      wrongDateOfBirth(answer.patientInfo, facts.dateOfBirth),
    ),
    ...unless(missing, 'signatureData', () => signatureDataProblems(method, data, facts.redrawnSignature)),
    ...(answer.documentHash ? [] : [{ path: 'documentHash', message: 'This field is required' }]),
  ]);
  if (answer.documentHash !== facts.documentHash) throw new AppError('DOCUMENT_CHANGED');
  return { method, data: facts.redrawnSignature ?? data };
}

/** The reason of a rejection, trimmed; throws when there is none. */
export function checkedReason(answer: Answer): string {
  refuseInvalid(rejectionProblems(answer));
  return (answer.rejectionReason ?? '').trim();
}

/** The text of a question, trimmed; throws when there is none. */
export function checkedQuestion(answer: Answer): string {
  refuseInvalid(queryProblems(answer));
  return (answer.queryMessage ?? '').trim();
}

/** The form as stored: each field trimmed. */
export function keptForm(form: PatientInfo): PatientInfo {
  const trimmed = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as PatientInfo;
}

function wrongDateOfBirth(form: PatientInfo, known: string): FieldError[] {
  if (sameDateOfBirth(form.dateOfBirth.trim(), known)) return [];
  return [{ path: 'patientInfo.dateOfBirth', message: ERRORS.IDENTITY_MISMATCH.title }];
}

function unless(found: FieldError[], path: string, check: () => FieldError[]): FieldError[] {
  return found.some((problem) => problem.path === path) ? [] : check();
}
