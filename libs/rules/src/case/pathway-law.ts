import type { Country } from '../country';
import { ageOn } from '../dates';

/**
 * The jurisdiction of a surgery: the state of the hospital, or of the practice if the hospital has none. Null if neither is
 * known.
 */
export interface PathwayPlace {
  country: Country;
  state: string | null;
}

export interface PathwayRule {
  id: 'AU' | 'NZ' | 'AU_MINOR' | 'NZ_MINOR' | 'QLD_MINOR';
  country: Country;
  /** Null if the rule applies nationwide. */
  state: string | null;
  isForMinors: boolean;
  /** What the rule requires, as a sentence. */
  text: string;
  source: string;
  dated: string;
  /** The date we last checked the source. */
  checkedOn: string;
}

const CHECKED_ON = '2026-11-28';

/**
 * The rules as data, so that a change in the law is a change to this table. Entries without a settled source say so in their
 * text.
 */
export const PATHWAY_RULES: readonly PathwayRule[] = [
  {
    id: 'AU',
    country: 'AU',
    state: null,
    isForMinors: false,
    checkedOn: CHECKED_ON,
    text: 'Referral by an independent GP or specialist, two consultations on different days, one of them in person with the operating doctor, consent after the second one, then at least seven days before booking or a deposit.',
    source:
      'Medical Board of Australia, guidelines for registered medical practitioners who perform cosmetic surgery and procedures',
    dated: 'in force since 1 July 2023',
  },
  {
    id: 'AU_MINOR',
    country: 'AU',
    state: null,
    isForMinors: true,
    checkedOn: CHECKED_ON,
    text: 'Below 18: an independent evaluation by a psychologist, psychiatrist or general practitioner, at least three months of cooling off, and a parent or guardian who accepts too.',
    source: 'Medical Board of Australia, guidelines for cosmetic medical and surgical procedures',
    dated: '2016 edition; the 2023 edition adds state law',
  },
  {
    id: 'QLD_MINOR',
    country: 'AU',
    state: 'QLD',
    isForMinors: true,
    checkedOn: CHECKED_ON,
    text: 'Queensland: a cosmetic procedure on a child is an offence unless it is in the child’s best interests. Their assessment is kept as a document.',
    source: 'Public Health Act 2005 (Qld), chapter 5A',
    dated: '2005',
  },
  {
    id: 'NZ',
    country: 'NZ',
    state: null,
    isForMinors: false,
    checkedOn: CHECKED_ON,
    text: 'We have no source for New Zealand, so there the same steps are your practice’s own rule. Please ask your insurer.',
    source: 'Quillcare setting',
    dated: 'no source',
  },
  {
    id: 'NZ_MINOR',
    country: 'NZ',
    state: null,
    isForMinors: true,
    checkedOn: CHECKED_ON,
    text: 'Below 18: an independent evaluation, three months of cooling off, and a parent or guardian who accepts too. We have no source for New Zealand, so this is your practice’s own rule. Please ask your insurer.',
    source: 'Quillcare setting',
    dated: 'no source',
  },
];

/** Returns the rules that apply to a case, in the order of the table. */
export function pathwayRulesOf({ country, state }: PathwayPlace, isMinor: boolean): PathwayRule[] {
  return PATHWAY_RULES.filter(
    (rule) =>
      rule.country === country &&
      (rule.state === null || rule.state === state) &&
      (isMinor || !rule.isForMinors),
  );
}

const ADDED: Partial<Record<PathwayRule['id'], 'EVALUATION' | 'BEST_INTERESTS'>> = {
  AU_MINOR: 'EVALUATION',
  NZ_MINOR: 'EVALUATION',
  QLD_MINOR: 'BEST_INTERESTS',
};

/** Returns the additional gates required for patients under 18. */
export function gatesOfMinors(place: PathwayPlace): ('EVALUATION' | 'BEST_INTERESTS')[] {
  return pathwayRulesOf(place, true).flatMap(({ id }) => ADDED[id] ?? []);
}

/** Returns whether the state is needed to know the rules for patients under 18 but is unknown. */
export function isStateOpen({ country, state }: PathwayPlace): boolean {
  return country === 'AU' && state === null;
}

/** The age in years from which the rules for minors no longer apply, in every jurisdiction. */
export const ADULT_AGE = 18;

/** Returns whether a person is 18 or older on a date. Both are ISO dates. */
export function hasReachedAdulthood(dateOfBirth: string, on: string): boolean {
  return ageOn(dateOfBirth, on) >= ADULT_AGE;
}
