import type { DecidedClass } from '../quote-totals';
import type { SurgerySide } from './fee-types';

/** A surgery of a quote. `optionIds` null takes the default options. */
export interface SurgeryChoice {
  readonly surgeryId: string;
  readonly side: SurgerySide;
  readonly optionIds: readonly string[] | null;
  /** The class chosen for this quote; left out, it is that of the catalogue. */
  readonly procedureClass?: DecidedClass;
  /** Lists that the patient could choose from, and staff decided for this quote. */
  readonly decidedListIds?: readonly string[];
}

/** What a receptionist chooses. */
export interface QuoteChoice {
  readonly surgeries: readonly SurgeryChoice[];
  readonly doctor: { readonly id: string; readonly name: string };
  readonly hospital: { readonly id: string; readonly name: string } | null;
}

/**
 * What staff should know about a composed quote; its lines are complete all the same.
 * - SURGERY_NOT_CONFIGURED: the surgery has no configuration, so it has no lines
 * - SURGERY_TWICE: a surgery was chosen twice and is in the quote once; both sides are one choice
 * - DOCTOR_NOT_CONFIGURED: the doctor is not among those who perform it, so the base fee is taken
 * - HOSPITAL_NOT_CONFIGURED: no fees are known for this hospital
 * - BOTH_SIDES_NOT_PRICED: both sides were chosen, and no option has a price for that
 * - DURATION_UNKNOWN: the anaesthetist charges by time, and no time is planned: base units only
 * - OPTION_UNKNOWN: an option does not exist or is no longer active, and is left out
 * - OPTION_KEPT: the same, and lines that the quote has already keep it with the fee that it had
 * - OPTIONS_NOT_CONFIGURED: the price of the surgery depends on options, and no list with any is attached to it
 * - ONE_OPTION_ONLY: several options of a list were chosen where one may be, so the first is taken
 * - CHOICE_WITHOUT_EFFECT: the patient chooses from a list whose options cost the same here: fees were typed, or a rule sets them
 * - CHOICE_NOT_OFFERED: no line of the quote depends on a list that the patient could choose from
 * - TOO_MANY_CHOICES: the patient's lists have more combinations than a quote offers; it cannot be sent like this
 */
export interface QuoteNotice {
  readonly code:
    | 'SURGERY_NOT_CONFIGURED'
    | 'SURGERY_TWICE'
    | 'DOCTOR_NOT_CONFIGURED'
    | 'HOSPITAL_NOT_CONFIGURED'
    | 'BOTH_SIDES_NOT_PRICED'
    | 'DURATION_UNKNOWN'
    | 'OPTION_UNKNOWN'
    | 'OPTION_KEPT'
    | 'OPTIONS_NOT_CONFIGURED'
    | 'ONE_OPTION_ONLY'
    | 'CHOICE_WITHOUT_EFFECT'
    | 'CHOICE_NOT_OFFERED'
    | 'TOO_MANY_CHOICES';
  readonly surgeryId: string;
  /** The name of the surgery, option or list it is about; the id if there is no name. */
  readonly name: string;
}
