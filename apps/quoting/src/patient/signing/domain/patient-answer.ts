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
  OWN_EMAIL_MISSING,
  needsRepresentative,
  type PatientsAge,
  queryProblems,
  rejectionProblems,
  resemblesName,
  secondSignatureProblems,
  signatoryProblems,
  signingAgeProblems,
  UNCONFIRMED_NAME,
} from '@quillcare/rules';
import { refuseInvalid } from '../../../quote';
import { sameDateOfBirth } from '../../patient-identity/domain/identity-code';
import type { Acceptance, SecondSignature } from './acceptance';
import { checkAnswerProblems, keptCheckAnswers, type SigningRules } from './check-answers';
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

/** What an acceptance is checked against: the link, the document, the practice's rules, and the signatures redrawn by the server. */
export interface AcceptanceFacts {
  /** By which the phone numbers are read. */
  country: Country;
  dateOfBirth: string;
  /** To whom the quote was sent. */
  patientName: string;
  documentHash: string;
  /** Null for typed signatures, and for images without one. */
  redrawn: { first: string | null; second: string | null };
  rules: SigningRules;
  /** Decides whether the patient may sign alone. */
  age: PatientsAge;
  /** The addresses of people who sign for the patient that were confirmed by a code, in lower case. */
  confirmedEmails: readonly string[];
  /** On the practice's device staff see who signs; by the link their address says it. */
  isByLink: boolean;
}

/** What the patient gave, once nothing is wrong with it. */
export type CheckedAcceptance = Pick<
  Acceptance,
  'signatory' | 'secondSignature' | 'checkAnswers' | 'patientInfo'
> & { signature: Signature };

const THE_PATIENT: Signatory = {
  role: 'PATIENT',
  name: '',
  relationship: '',
  authority: '',
  email: '',
  mailTo: 'PATIENT',
};

/** Checks the form and the signatures of an acceptance; throws with every field named, in the specification's words. */
export function checkedAcceptance(answer: Answer, facts: AcceptanceFacts): CheckedAcceptance {
  const method = answer.signatureMethod ?? 'draw';
  const data = (answer.signatureData ?? '').trim();
  const signatory = keptForm(answer.signatory ?? THE_PATIENT);
  const second = answer.secondSignature ? keptForm(answer.secondSignature) : null;
  const given = answer.checkAnswers ?? [];
  const { checkQuestions, checksRequired, secondSignerNeeded } = facts.rules;
  const ofSignatory = signatoryProblems(signatory);
  refuseInvalid([
    ...formProblems(answer, { method, data }, facts),
    ...ofSignatory,
    ...signingAgeProblems(signatory, facts.age),
    ...unless(ofSignatory, 'signatory.email', () => emailProblems(signatory, facts)),
    ...nameProblems(
      answer,
      { method, data },
      signatory.role === 'PATIENT' ? facts.patientName : signatory.name,
    ),
    ...secondProblems(second, secondSignerNeeded, facts.redrawn.second),
    ...checkAnswerProblems(given, checkQuestions, checksRequired),
    ...(answer.documentHash ? [] : [{ path: 'documentHash', message: 'This field is required' }]),
  ]);
  if (answer.documentHash !== facts.documentHash) throw new AppError('DOCUMENT_CHANGED');
  return {
    patientInfo: keptForm(answer.patientInfo),
    signature: { method, data: facts.redrawn.first ?? data },
    secondSignature: second && { ...second, data: facts.redrawn.second ?? second.data },
    // Nothing is asked of a patient who signs, so nothing is kept.
    signatory: signatory.role === 'PATIENT' ? THE_PATIENT : signatory,
    checkAnswers: keptCheckAnswers(given, checkQuestions),
  };
}

function formProblems(answer: Answer, signature: Signature, facts: AcceptanceFacts): FieldError[] {
  const { method, data } = signature;
  const form = { ...answer.patientInfo, signatureMethod: method, signatureData: data };
  const missing = acceptanceProblems(form, facts.country).map(({ path, message }) => ({
    path: BESIDE_THE_FORM.has(path) ? path : `patientInfo.${path}`,
    message,
  }));
  return [
    ...missing,
    ...unless(missing, 'patientInfo.dateOfBirth', () =>
      wrongDateOfBirth(answer.patientInfo, facts.dateOfBirth),
    ),
    ...unless(missing, 'signatureData', () => signatureDataProblems(method, data, facts.redrawn.first)),
  ];
}

// A child could name anybody: whoever signs in their place reads mail of their own.
function emailProblems(
  { role, email }: Signatory,
  { age, isByLink, confirmedEmails }: AcceptanceFacts,
): FieldError[] {
  if (role === 'PATIENT') return [];
  const path = 'signatory.email';
  if (email === '') return isByLink && needsRepresentative(age) ? [{ path, message: OWN_EMAIL_MISSING }] : [];
  if (!isEmail(email) || confirmedEmails.includes(email.toLowerCase())) return [];
  return [{ path, message: 'Please confirm this address with the code that we email to it' }];
}

// Whoever signs a quote for somebody else's name is asked whether it is their signature.
function nameProblems(answer: Answer, { method, data }: Signature, name: string): FieldError[] {
  const path = 'patientInfo.isTypedNameConfirmed';
  return unlikeName(path, { method, data, name, isConfirmed: answer.patientInfo.isTypedNameConfirmed });
}

interface TypedName extends Signature {
  name: string;
  isConfirmed: boolean | undefined;
}

/** What is missing as a whole is said at its own field. */
function unlikeName(path: string, { method, data, name, isConfirmed }: TypedName): FieldError[] {
  if (method !== 'type' || !hasVisibleLetter(data) || !hasVisibleLetter(name)) return [];
  return isConfirmed || resemblesName(data, name) ? [] : [{ path, message: UNCONFIRMED_NAME }];
}

function secondProblems(
  second: SecondSignature | null,
  isNeeded: boolean,
  redrawn: string | null,
): FieldError[] {
  const missing = secondSignatureProblems(second, isNeeded);
  if (!second) return missing;
  const path = 'secondSignature.data';
  return [
    ...missing,
    ...unless(missing, path, () =>
      signatureDataProblems(second.method, second.data, redrawn).map(({ message }) => ({ path, message })),
    ),
    ...unlikeName('secondSignature.isTypedNameConfirmed', {
      ...second,
      isConfirmed: second.isTypedNameConfirmed,
    }),
  ];
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

/** A form as stored: each text trimmed. */
export function keptForm<F extends object>(form: F): F {
  const trimmed = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as F;
}

function wrongDateOfBirth(form: PatientInfo, known: string): FieldError[] {
  if (sameDateOfBirth(form.dateOfBirth.trim(), known)) return [];
  return [{ path: 'patientInfo.dateOfBirth', message: ERRORS.IDENTITY_MISMATCH.title }];
}

function unless(found: FieldError[], path: string, check: () => FieldError[]): FieldError[] {
  return found.some((problem) => problem.path === path) ? [] : check();
}
