import { hasVisibleLetter, signatureProblems, type FormProblem, type SignatureMethod } from './signature';

/** Who signs, as the form holds it. */
export interface SignatoryForm {
  readonly role: 'PATIENT' | 'GUARDIAN' | 'SUBSTITUTE';
  readonly name?: string | null;
  readonly relationship?: string | null;
  readonly authority?: string | null;
}

/** The signature of another person. */
export interface SecondSignatureForm {
  readonly name?: string | null;
  readonly method?: SignatureMethod | null;
  readonly data?: string | null;
  readonly canvasAvailable?: boolean;
}

/** What is missing about somebody who signs in the patient's place. */
export function signatoryProblems(form: SignatoryForm): FormProblem[] {
  if (form.role === 'PATIENT') return [];
  const wanted = [
    ['name', 'Please enter the name of the person who signs'],
    ['relationship', 'Please enter how this person is related to the patient'],
    ['authority', 'Please enter by what authority this person signs'],
  ] as const;
  return wanted
    .filter(([field]) => !hasVisibleLetter(form[field] ?? ''))
    .map(([field, message]) => ({ path: `signatory.${field}`, message }));
}

/** What is wrong with a second signature; none is fine unless it is needed. */
export function secondSignatureProblems(form: SecondSignatureForm | null, isNeeded: boolean): FormProblem[] {
  if (!form && !isNeeded) return [];
  const { name, method, data, canvasAvailable } = form ?? {};
  const missing = hasVisibleLetter(name ?? '')
    ? []
    : [{ path: 'secondSignature.name', message: 'Please enter the name of the second person who signs' }];
  const image = signatureProblems({ signatureMethod: method, signatureData: data, canvasAvailable });
  return [...missing, ...image.map(({ message }) => ({ path: 'secondSignature.data', message }))];
}
