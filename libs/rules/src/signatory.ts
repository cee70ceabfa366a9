import { isEmail } from './email';
import { hasVisibleLetter, signatureProblems, type FormProblem, type SignatureMethod } from './signature';

export interface SignatoryForm {
  readonly role: 'PATIENT' | 'GUARDIAN' | 'SUBSTITUTE';
  readonly name?: string | null;
  readonly relationship?: string | null;
  readonly authority?: string | null;
  /** The signatory's own address, for the emails that follow. */
  readonly email?: string | null;
  readonly mailTo?: 'PATIENT' | 'SIGNATORY';
}

export interface SecondSignatureForm {
  readonly name?: string | null;
  readonly method?: SignatureMethod | null;
  readonly data?: string | null;
  readonly canvasAvailable?: boolean;
}

/** Shown if the signatory receives mail, or is identified by their email address. */
export const SIGNATORY_EMAIL_MISSING = 'Please enter the email address of the person who signs';

/** Returns what is missing about a person who signs on the patient's behalf. */
export function signatoryProblems(form: SignatoryForm): FormProblem[] {
  if (form.role === 'PATIENT') return [];
  const required = [
    ['name', 'Please enter the name of the person who signs'],
    ['relationship', 'Please enter how this person is related to the patient'],
    ['authority', 'Please enter by what authority this person signs'],
  ] as const;
  const missing = required
    .filter(([field]) => !hasVisibleLetter(form[field] ?? ''))
    .map(([field, message]) => ({ path: `signatory.${field}`, message }));
  return [...missing, ...emailProblems(form)];
}

function emailProblems({ email, mailTo }: SignatoryForm): FormProblem[] {
  const given = email?.trim() ?? '';
  const path = 'signatory.email';
  if (given !== '') return isEmail(given) ? [] : [{ path, message: 'Please enter a valid email address' }];
  return mailTo === 'SIGNATORY' ? [{ path, message: SIGNATORY_EMAIL_MISSING }] : [];
}

/** Returns the problems of a second signature. It may only be missing if it is not needed. */
export function secondSignatureProblems(form: SecondSignatureForm | null, isNeeded: boolean): FormProblem[] {
  if (!form && !isNeeded) return [];
  const { name, method, data, canvasAvailable } = form ?? {};
  const missing = hasVisibleLetter(name ?? '')
    ? []
    : [{ path: 'secondSignature.name', message: 'Please enter the name of the second person who signs' }];
  const image = signatureProblems({ signatureMethod: method, signatureData: data, canvasAvailable });
  return [...missing, ...image.map(({ message }) => ({ path: 'secondSignature.data', message }))];
}
