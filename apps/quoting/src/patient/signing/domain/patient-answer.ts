import {
  AppError,
  ERRORS,
  type FieldError,
  type InputOf,
  type PatientInfo,
  type respondToQuote,
  type Country,
  type Signatory,
} from '@quillcare/contracts';
import {
  acceptanceProblems,
  hasVisibleLetter,
  isEmail,
  SIGNATORY_EMAIL_MISSING,
  needsRepresentative,
  type PatientAge,
  queryProblems,
  rejectionProblems,
  resemblesName,
  secondSignatureProblems,
  signatoryProblems,
  signingAgeProblems,
  CONFIRM_SIGNATURE_MESSAGE,
} from '@quillcare/rules';
import { assertNoProblems } from '../../../quote';
import { isSameDateOfBirth } from '../../patient-identity/domain/identity-code';
import type { Acceptance, SecondSignature } from './acceptance';
import { checkAnswerProblems, checkAnswersToStore, type SigningRules } from './check-answers';
import { signatureDataProblems } from './signature-image';

export type Answer = InputOf<typeof respondToQuote>['body'];

/** A signature that passed validation. */
export interface Signature {
  method: 'draw' | 'type' | 'upload';
  data: string;
}

// These fields are siblings of `patientInfo` in the request.
const SIGNATURE_FIELDS = new Set(['signatureData', 'signatureMethod']);

/**
 * What an acceptance is checked against: the link, the document, the practice's rules, and the signatures re-encoded by the
 * server.
 */
export interface AcceptanceFacts {
  /** Country used to parse phone numbers. */
  country: Country;
  dateOfBirth: string;
  /** The patient the quote was sent to. */
  patientName: string;
  documentHash: string;
  /** Null for typed signatures and for images without a recognisable signature. */
  redrawn: { first: string | null; second: string | null };
  rules: SigningRules;
  age: PatientAge;
  /** Lower-case addresses of people signing for the patient that were confirmed by a code. */
  confirmedEmails: readonly string[];
  /** On a device of the practice, staff see who signs. Through a link, only the email address identifies the signer. */
  isByLink: boolean;
}

/** The validated part of an acceptance. */
export type CheckedAcceptance = Pick<
  Acceptance,
  'signatory' | 'secondSignature' | 'checkAnswers' | 'patientInfo'
> & { signature: Signature };

const PATIENT_SIGNATORY: Signatory = {
  role: 'PATIENT',
  name: '',
  relationship: '',
  authority: '',
  email: '',
  mailTo: 'PATIENT',
};

/** Validates the form and signatures of an acceptance. Throws with an error for every field, worded as in the specification. */
export function parseAcceptance(answer: Answer, facts: AcceptanceFacts): CheckedAcceptance {
  const method = answer.signatureMethod ?? 'draw';
  const data = (answer.signatureData ?? '').trim();
  const signatory = trimmedForm(answer.signatory ?? PATIENT_SIGNATORY);
  const second = answer.secondSignature ? trimmedForm(answer.secondSignature) : null;
  const given = answer.checkAnswers ?? [];
  const { checkQuestions, checksRequired, secondSignerNeeded } = facts.rules;
  const ofSignatory = signatoryProblems(signatory);
  assertNoProblems([
    ...formProblems(answer, { method, data }, facts),
    ...ofSignatory,
    ...signingAgeProblems(signatory, facts.age),
    ...unlessReported(ofSignatory, 'signatory.email', () => emailProblems(signatory, facts)),
    ...nameProblems(
      answer,
      { method, data },
      signatory.role === 'PATIENT' ? facts.patientName : signatory.name,
    ),
    ...secondSignerProblems(second, secondSignerNeeded, facts.redrawn.second),
    ...checkAnswerProblems(given, checkQuestions, checksRequired),
    ...(answer.documentHash ? [] : [{ path: 'documentHash', message: 'This field is required' }]),
  ]);
  if (answer.documentHash !== facts.documentHash) throw new AppError('DOCUMENT_CHANGED');
  return {
    patientInfo: trimmedForm(answer.patientInfo),
    signature: { method, data: facts.redrawn.first ?? data },
    secondSignature: second && { ...second, data: facts.redrawn.second ?? second.data },
    // A patient who signs is not asked for these details, so none are stored.
    signatory: signatory.role === 'PATIENT' ? PATIENT_SIGNATORY : signatory,
    checkAnswers: checkAnswersToStore(given, checkQuestions),
  };
}

function formProblems(answer: Answer, signature: Signature, facts: AcceptanceFacts): FieldError[] {
  const { method, data } = signature;
  const form = { ...answer.patientInfo, signatureMethod: method, signatureData: data };
  const missing = acceptanceProblems(form, facts.country).map(({ path, message }) => ({
    path: SIGNATURE_FIELDS.has(path) ? path : `patientInfo.${path}`,
    message,
  }));
  return [
    ...missing,
    ...unlessReported(missing, 'patientInfo.dateOfBirth', () =>
      dateOfBirthProblems(answer.patientInfo, facts.dateOfBirth),
    ),
    ...unlessReported(missing, 'signatureData', () =>
      signatureDataProblems(method, data, facts.redrawn.first),
    ),
  ];
}

// A child could name anyone, so whoever signs for them must be able to read mail at their own address.
function emailProblems(
  { role, email }: Signatory,
  { age, isByLink, confirmedEmails }: AcceptanceFacts,
): FieldError[] {
  if (role === 'PATIENT') return [];
  const path = 'signatory.email';
  if (email === '')
    return isByLink && needsRepresentative(age) ? [{ path, message: SIGNATORY_EMAIL_MISSING }] : [];
  if (!isEmail(email) || confirmedEmails.includes(email.toLowerCase())) return [];
  return [{ path, message: 'Please confirm this address with the code that we email to it' }];
}

// A typed signature unlike the signer's name needs their confirmation.
function nameProblems(answer: Answer, { method, data }: Signature, name: string): FieldError[] {
  const path = 'patientInfo.isTypedNameConfirmed';
  return typedNameProblems(path, {
    method,
    data,
    name,
    isConfirmed: answer.patientInfo.isTypedNameConfirmed,
  });
}

interface TypedName extends Signature {
  name: string;
  isConfirmed: boolean | undefined;
}

/** A missing name is reported at its own field. */
function typedNameProblems(path: string, { method, data, name, isConfirmed }: TypedName): FieldError[] {
  if (method !== 'type' || !hasVisibleLetter(data) || !hasVisibleLetter(name)) return [];
  return isConfirmed || resemblesName(data, name) ? [] : [{ path, message: CONFIRM_SIGNATURE_MESSAGE }];
}

function secondSignerProblems(
  second: SecondSignature | null,
  isNeeded: boolean,
  redrawn: string | null,
): FieldError[] {
  const missing = secondSignatureProblems(second, isNeeded);
  if (!second) return missing;
  const path = 'secondSignature.data';
  return [
    ...missing,
    ...unlessReported(missing, path, () =>
      signatureDataProblems(second.method, second.data, redrawn).map(({ message }) => ({ path, message })),
    ),
    ...typedNameProblems('secondSignature.isTypedNameConfirmed', {
      ...second,
      isConfirmed: second.isTypedNameConfirmed,
    }),
  ];
}

/** The reason of a rejection, trimmed. Throws if it is missing. */
export function parseReason(answer: Answer): string {
  assertNoProblems(rejectionProblems(answer));
  return (answer.rejectionReason ?? '').trim();
}

/** The text of a question, trimmed. Throws if it is missing. */
export function parseQuestion(answer: Answer): string {
  assertNoProblems(queryProblems(answer));
  return (answer.queryMessage ?? '').trim();
}

/** Trims all texts of a form for storage. */
export function trimmedForm<F extends object>(form: F): F {
  const trimmed = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as F;
}

function dateOfBirthProblems(form: PatientInfo, known: string): FieldError[] {
  if (isSameDateOfBirth(form.dateOfBirth.trim(), known)) return [];
  return [{ path: 'patientInfo.dateOfBirth', message: ERRORS.IDENTITY_MISMATCH.title }];
}

function unlessReported(found: FieldError[], path: string, check: () => FieldError[]): FieldError[] {
  return found.some((problem) => problem.path === path) ? [] : check();
}
