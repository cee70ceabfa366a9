import type { DecidedClass } from '../quote-totals';
import type { SurgerySide } from './fee-types';

/** A surgery in a quote. If `optionIds` is null, the default options apply. */
export interface SurgeryChoice {
  readonly surgeryId: string;
  readonly side: SurgerySide;
  readonly optionIds: readonly string[] | null;
  /** The class chosen for this quote. If absent, the class in the catalogue applies. */
  readonly procedureClass?: DecidedClass;
  /** Lists left to the patient by default that staff decided for this quote. */
  readonly decidedListIds?: readonly string[];
}

export interface QuoteChoice {
  readonly surgeries: readonly SurgeryChoice[];
  readonly doctor: { readonly id: string; readonly name: string };
  readonly hospital: { readonly id: string; readonly name: string } | null;
}

/**
 * Notices to staff about a composed quote, whose lines are complete regardless.
 * - SURGERY_NOT_CONFIGURED: the surgery has no configuration, so it has no lines
 * - SURGERY_TWICE: a surgery was chosen twice and is in the quote once; both sides are a single choice
 * - DOCTOR_NOT_CONFIGURED: the doctor is not among those who perform it, so the base fee applies
 * - HOSPITAL_NOT_CONFIGURED: no fees are known for this hospital
 * - BOTH_SIDES_NOT_PRICED: both sides were chosen, but no option has a price for that
 * - DURATION_UNKNOWN: the anaesthetist charges by time, but no time is planned: base units only
 * - OPTION_UNKNOWN: an option does not exist or is no longer active, and is left out
 * - OPTION_KEPT: the same, but lines already in the quote keep it at its previous fee
 * - OPTIONS_NOT_CONFIGURED: the price of the surgery depends on options, but it has no list with any
 * - ONE_OPTION_ONLY: several options of a list allowing one were chosen, so the first is used
 * - CHOICE_WITHOUT_EFFECT: the patient chooses from a list whose options cost the same here (fees entered or set by a rule)
 * - CHOICE_NOT_OFFERED: no line of the quote depends on a list the patient could choose from
 * - TOO_MANY_CHOICES: the patient's lists have more combinations than a quote may offer, so it cannot be sent like this
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
  /** The name of the surgery, option or list, or its id if there is no name. */
  readonly name: string;
}
