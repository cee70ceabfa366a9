import type { SurgerySide } from './fee-types';

/** A surgery of a quote. `optionIds` null takes the default options. */
export interface SurgeryChoice {
  readonly surgeryId: string;
  readonly side: SurgerySide;
  readonly optionIds: readonly string[] | null;
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
 * - ONE_OPTION_ONLY: several options of a list were chosen where one may be, so the first is taken
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
    | 'ONE_OPTION_ONLY';
  readonly surgeryId: string;
  /** The name of the surgery, option or list it is about; the id if there is no name. */
  readonly name: string;
}
