import type { Country } from '../country';
import type { PricedQuoteLine } from '../pricing/line-request';
import type { ProcedureClass } from '../quote-totals';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';

/** The part of a priced line that determines its benefits; a `PricedQuoteLine` is one. Amounts are minor units. */
export type BenefitLine = Pick<
  PricedQuoteLine,
  | 'key'
  | 'kind'
  | 'procedureClass'
  | 'part'
  | 'providerName'
  | 'basis'
  | 'base'
  | 'minutes'
  | 'mbsItem'
  | 'totalMinor'
> & {
  /** Benefits entered by staff in place of the estimates. */
  readonly enteredMedicareMinor?: number | null;
  readonly enteredFundMinor?: number | null;
};

/** The relevant part of the schedule: the table in force on the date of the quote, and its items that the lines name. */
export interface MbsData {
  readonly tableDate: string | null;
  readonly settings: MedicareSettings | null;
  readonly items: ReadonlyMap<string, MbsItem>;
}

/**
 * The arrangement between the patient's fund and the surgeon. `NONE` with a fund name is a fund without an arrangement, which
 * pays the rest of the schedule fee after Medicare, as every fund must. `NONE` without a name means the question is unanswered
 * and counts as `UNINSURED`. `excessMinor` is the patient's share of the hospital charges; the fund pays the rest of them.
 */
export interface FundAgreement {
  readonly type: 'NONE' | 'UNINSURED' | 'KNOWN_GAP' | 'NO_GAP';
  readonly fundName: string | null;
  readonly gapMinor: number | null;
  readonly excessMinor?: number | null;
}

/** Returns whether the patient has a fund that pays. */
export function hasFund({ type, fundName }: Pick<FundAgreement, 'type' | 'fundName'>): boolean {
  return type === 'KNOWN_GAP' || type === 'NO_GAP' || (type === 'NONE' && fundName !== null);
}

export interface BenefitContext {
  readonly country: Country;
  readonly class: ProcedureClass;
  readonly isInHospital: boolean;
  readonly fund: FundAgreement;
}

/** The estimated benefits of a line in minor units. Null if unknown. */
export interface LineBenefits {
  readonly key: string;
  /** The line's share of the schedule fee, after the multiple operation rule. */
  readonly scheduleFeeMinor: number | null;
  readonly medicareBenefitMinor: number | null;
  readonly fundBenefitMinor: number | null;
  readonly trace: readonly MedicareStep[];
}

/** A notice to staff about an estimate. The web client has a sentence for each code. */
export interface MedicareNotice {
  readonly code:
    /** No table of the schedule was in force on the date. */
    | 'noTable'
    /** The surgeon's line names no item; `values.key` is the line. */
    | 'noItem'
    /** `values.item` is not an item number. */
    | 'itemUnreadable'
    /** The table of `values.date` does not contain `values.item`. */
    | 'itemNotInTable'
    /** The fee of `values.item` is only described in words. */
    | 'itemDerived'
    /** Medicare pays `values.item` in hospital only, but the quote is for rooms. */
    | 'itemInHospitalOnly'
    /** No item of the operation is marked "(Assist.)". */
    | 'assistanceNotPayable'
    /** No item of the operation is marked "(Anaes.)". */
    | 'anaestheticNotPayable'
    /** Neither an item nor units and time describe the anaesthetic. */
    | 'anaestheticUnknown'
    /** Cosmetic lines have no benefits. */
    | 'cosmeticPart'
    /** The fund's arrangement is with the surgeon only, so the assistant and the anaesthetist are estimated without one. */
    | 'gapOfSurgeonOnly'
    /** The entered amount exceeds what Medicare is expected to pay. */
    | 'enteredAboveBenefit'
    /** The fund's payment to the hospital is not calculated. */
    | 'hospitalNotComputed';
  readonly lineKeys: readonly string[];
  readonly values: Readonly<Record<string, string | number>>;
}

export interface QuoteBenefits {
  readonly tableDate: string | null;
  /** In the order of the input lines. */
  readonly lines: readonly LineBenefits[];
  readonly notices: readonly MedicareNotice[];
}

/** The lines of one provider, whose benefits are calculated together. */
export interface Claim {
  readonly lines: readonly BenefitLine[];
  /** The share of the schedule fee by line key. Lines missing here have unknown benefits. */
  readonly schedule: ReadonlyMap<string, number>;
  /** Medicare's total benefit before it is limited by the charge, in minor units. */
  readonly medicareMinor: number;
  readonly steps: ReadonlyMap<string, readonly MedicareStep[]>;
  /** Whether the fund's arrangement applies to this provider. */
  readonly isSurgeon: boolean;
}
