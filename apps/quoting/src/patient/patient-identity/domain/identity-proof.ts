import type { FieldError, Identification } from '@quillcare/contracts';
import type { IdentificationFactor } from '@quillcare/rules';
import { digitsOf } from './identity-code';

export interface GivenProof {
  dateOfBirth?: string;
  code?: string;
  codeToken?: string;
}

/** The proofs required by each setting. */
const METHODS_BY_IDENTIFICATION: Record<Identification, readonly IdentificationFactor[]> = {
  DATE_OF_BIRTH: ['DATE_OF_BIRTH'],
  CODE: ['CODE'],
  BOTH: ['DATE_OF_BIRTH', 'CODE'],
};

export function methodsOf(identification: Identification): readonly IdentificationFactor[] {
  return METHODS_BY_IDENTIFICATION[identification];
}

/** Validation errors for a missing proof or a malformed code. Such an attempt is not counted. */
export function proofProblems(methods: readonly IdentificationFactor[], proof: GivenProof): FieldError[] {
  const problems: FieldError[] = [];
  if (methods.includes('DATE_OF_BIRTH') && proof.dateOfBirth === undefined)
    problems.push({ path: 'dateOfBirth', message: 'Date of birth is required' });
  if (!methods.includes('CODE')) return problems;
  if (!proof.code) problems.push({ path: 'code', message: 'Please enter the code from our email' });
  else if (digitsOf(proof.code) === null) problems.push({ path: 'code', message: 'The code has six digits' });
  return problems;
}
