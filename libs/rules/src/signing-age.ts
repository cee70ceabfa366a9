import type { AuState } from './au-states';
import type { Country } from './country';
import { ageOn } from './dates';
import { hasPathway } from './case/pathway-facts';
import { ADULT_AGE } from './case/pathway-law';
import type { SignatoryForm } from './signatory';
import type { FormProblem } from './signature';

/**
 * From what age a patient accepts a procedure that is not cosmetic alone, where that is not 18. South Australia: Consent to
 * Medical Treatment and Palliative Care Act 1995 s 6. New Zealand: Care of Children Act 2004 s 36. New South Wales knows
 * consent to treatment from 14 (Minors (Property and Contracts) Act 1970 s 49), but a quote also says who pays: it stays 18.
 */
const LEGAL_AGES: Readonly<Partial<Record<Country | AuState, number>>> = { SA: 16, NZ: 16 };

/** What decides from what age a patient accepts alone. */
export interface SigningAgeFacts {
  readonly country: Country;
  /** Of the practice; null in New Zealand, and while the practice has not said. */
  readonly state: AuState | null;
  readonly procedureClass: string;
  /** A higher age that the practice chose; null for the law's. A lower one is without effect. */
  readonly practiceAge: number | null;
}

/**
 * The age in whole years from which the patient accepts a quote alone. Cosmetic and mixed procedures: 18. Others: 16 in South
 * Australia and New Zealand, else 18. A practice may raise it, never lower it.
 */
export function signingAge({ country, state, procedureClass, practiceAge }: SigningAgeFacts): number {
  const law = LEGAL_AGES[country === 'AU' ? (state ?? country) : country];
  const least = hasPathway(procedureClass) ? ADULT_AGE : (law ?? ADULT_AGE);
  return Math.max(least, practiceAge ?? least);
}

/** What is known of the patient on the day of the acceptance. */
export interface PatientsAge {
  /** ISO date; null where nobody has entered it. */
  readonly dateOfBirth: string | null;
  /** The day of the acceptance in the practice's zone, an ISO date. */
  readonly on: string;
  /** From {@link signingAge}. */
  readonly fromAge: number;
}

/** Whether a parent, guardian or substitute decision maker must sign. An unknown age says nothing. */
export function needsRepresentative({ dateOfBirth, on, fromAge }: PatientsAge): boolean {
  return Boolean(dateOfBirth) && ageOn(dateOfBirth ?? '', on) < fromAge;
}

/** What is wrong about who signs for a patient of this age, in words for whoever fills in the form. */
export function signingAgeProblems({ role }: SignatoryForm, patient: PatientsAge): FormProblem[] {
  if (role !== 'PATIENT' || !needsRepresentative(patient)) return [];
  return [{ path: 'signatory.role', message: representativeNeeded(patient.fromAge) }];
}

/** Why the patient cannot sign alone. */
export function representativeNeeded(fromAge: number): string {
  return `Patients below ${fromAge} need a parent, guardian or substitute decision maker to sign`;
}
