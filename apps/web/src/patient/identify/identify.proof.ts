import { isIsoDate } from '@quillcare/rules';
import type { Identification } from '@quillcare/contracts';
import { isoOf, shortYearOf, type DateParts } from '../fields/date-parts';
import { FIELDS } from '../fields/fields.en';
import type { Proof } from '../patient.api';
import { CODE, IDENTIFY } from './identify.en';

/** The parts of an identification, named after their fields. */
export type ProofPart = 'dateOfBirth' | 'code';
export type ProofErrors = Partial<Record<ProofPart, string>>;

const PARTS: Record<Identification, readonly ProofPart[]> = {
  DATE_OF_BIRTH: ['dateOfBirth'],
  CODE: ['code'],
  BOTH: ['dateOfBirth', 'code'],
};

/** Returns what the practice asks for, in display order. */
export function partsOf(identification: Identification): readonly ProofPart[] {
  return PARTS[identification];
}

/** Validates what the patient entered before it is sent: finds missing and impossible values. */
export function proofErrors(
  parts: readonly ProofPart[],
  date: DateParts,
  code: { typed: string; asked: boolean },
): ProofErrors {
  const errors: ProofErrors = {};
  const iso = isoOf(date);
  if (parts.includes('dateOfBirth') && !isIsoDate(iso)) {
    const wrong = shortYearOf(date) !== null ? FIELDS.shortYear : IDENTIFY.invalid;
    errors.dateOfBirth = iso === '' ? IDENTIFY.missing : wrong;
  }
  if (parts.includes('code') && code.typed.length !== 6)
    errors.code = !code.asked ? CODE.notAsked : code.typed === '' ? CODE.missing : CODE.invalid;
  return errors;
}

export function proofOf(parts: readonly ProofPart[], date: DateParts, code: string): Proof {
  return {
    ...(parts.includes('dateOfBirth') ? { dateOfBirth: isoOf(date) } : {}),
    ...(parts.includes('code') ? { code } : {}),
  };
}
