import type { AuState } from './au-states';
import type { Country } from './country';
import { ageOn } from './dates';
import { hasPathway } from './case/pathway-facts';
import { ADULT_AGE } from './case/pathway-law';
import type { SignatoryForm } from './signatory';
import type { FormProblem } from './signature';

/**
 * The ages from which patients accept a non-cosmetic procedure alone, where they differ from 18. South Australia: Consent to
 * Medical Treatment and Palliative Care Act 1995 s 6. New Zealand: Care of Children Act 2004 s 36. New South Wales allows consent
 * to treatment from 14 (Minors (Property and Contracts) Act 1970 s 49), but a quote also states who pays, so 18 applies there.
 */
const LEGAL_AGES: Readonly<Partial<Record<Country | AuState, number>>> = { SA: 16, NZ: 16 };

export interface SigningAgeFacts {
  readonly country: Country;
  /** The practice's state. Null in New Zealand, and until the practice has entered it. */
  readonly state: AuState | null;
  readonly procedureClass: string;
  /** A higher age set by the practice, or null for the statutory age. A lower one has no effect. */
  readonly practiceAge: number | null;
}

/**
 * Returns the age in whole years from which a patient accepts a quote alone. Cosmetic and mixed procedures: 18. Others: 16 in
 * South Australia and New Zealand, otherwise 18. A practice may raise it but never lower it.
 */
export function calculateSigningAge({
  country,
  state,
  procedureClass,
  practiceAge,
}: SigningAgeFacts): number {
  const law = LEGAL_AGES[country === 'AU' ? (state ?? country) : country];
  const least = hasPathway(procedureClass) ? ADULT_AGE : (law ?? ADULT_AGE);
  return Math.max(least, practiceAge ?? least);
}

export interface PatientAge {
  /** ISO date. Null if unknown. */
  readonly dateOfBirth: string | null;
  /** The day of the acceptance in the practice's time zone (ISO date). */
  readonly on: string;
  /** The age returned by {@link calculateSigningAge}. */
  readonly fromAge: number;
}

/** Returns whether a parent, guardian or substitute decision maker must sign. False if the patient's age is unknown. */
export function needsRepresentative({ dateOfBirth, on, fromAge }: PatientAge): boolean {
  return Boolean(dateOfBirth) && ageOn(dateOfBirth ?? '', on) < fromAge;
}

/** Returns the problem if the patient is too young to sign alone, as a message for the person filling in the form. */
export function signingAgeProblems({ role }: SignatoryForm, patient: PatientAge): FormProblem[] {
  if (role !== 'PATIENT' || !needsRepresentative(patient)) return [];
  return [{ path: 'signatory.role', message: representativeNeededMessage(patient.fromAge) }];
}

/** Returns the message explaining why the patient cannot sign alone. */
export function representativeNeededMessage(fromAge: number): string {
  return `Patients below ${fromAge} need a parent, guardian or substitute decision maker to sign`;
}
