import type { Country } from '../country';
import type { PricedQuoteLine } from '../pricing/line-request';
import type { ProcedureClass } from '../quote-totals';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';

/** A priced line as far as benefits go by it; a `PricedQuoteLine` is one. Amounts are minor units. */
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
  /** What staff typed in place of the estimate. */
  readonly enteredMedicareMinor?: number | null;
  readonly enteredFundMinor?: number | null;
};

/** What is known of the schedule: the table in force on the quote's day and those of its items that the lines name. */
export interface MbsKnowledge {
  readonly tableDate: string | null;
  readonly settings: MedicareSettings | null;
  readonly items: ReadonlyMap<string, MbsItem>;
}

/**
 * What the patient's fund agreed with the surgeon. `NONE` with a fund's name is a fund without an arrangement: it pays what
 * Medicare leaves of the schedule fee, as every fund must. `NONE` without a name is what nobody has answered, and counts as
 * `UNINSURED`. `excessMinor` is what the patient pays towards the hospital themselves; the fund pays the rest of it.
 */
export interface FundAgreement {
  readonly type: 'NONE' | 'UNINSURED' | 'KNOWN_GAP' | 'NO_GAP';
  readonly fundName: string | null;
  readonly gapMinor: number | null;
  readonly excessMinor?: number | null;
}

/** Whether a fund pays at all. */
export function hasFund({ type, fundName }: Pick<FundAgreement, 'type' | 'fundName'>): boolean {
  return type === 'KNOWN_GAP' || type === 'NO_GAP' || (type === 'NONE' && fundName !== null);
}

export interface BenefitCircumstances {
  readonly country: Country;
  /** The class of the quote. */
  readonly class: ProcedureClass;
  readonly isInHospital: boolean;
  readonly fund: FundAgreement;
}

/** The estimate of a line in minor units; null where it cannot be known. */
export interface LineBenefits {
  readonly key: string;
  /** Its part of the schedule fee, after the rule for several operations. */
  readonly scheduleFeeMinor: number | null;
  readonly medicareBenefitMinor: number | null;
  readonly fundBenefitMinor: number | null;
  readonly trace: readonly MedicareStep[];
}

/** What staff should know of an estimate. The web client has a sentence for each code. */
export interface MedicareNotice {
  readonly code:
    /** No table of the schedule was in force on the day. */
    | 'noTable'
    /** The surgeon's line names no item: `values.key` is the line. */
    | 'noItem'
    /** `values.item` is no item number. */
    | 'itemUnreadable'
    /** The table of `values.date` does not have `values.item`. */
    | 'itemNotInTable'
    /** `values.item` has a fee in words only. */
    | 'itemDerived'
    /** Medicare pays `values.item` in hospital only, and the quote is for rooms. */
    | 'itemInHospitalOnly'
    /** No item of the operation is marked "(Assist.)". */
    | 'assistanceNotPayable'
    /** No item of the operation is marked "(Anaes.)". */
    | 'anaestheticNotPayable'
    /** Neither an item nor units and time say what the anaesthetic is. */
    | 'anaestheticUnknown'
    /** Cosmetic lines get nothing. */
    | 'cosmeticPart'
    /** The fund's arrangement is the surgeon's: assistant and anaesthetist are counted without one. */
    | 'gapOfSurgeonOnly'
    /** Staff typed more than Medicare is expected to pay. */
    | 'enteredAboveBenefit'
    /** What the fund pays to the hospital is not computed. */
    | 'hospitalNotComputed';
  /** The lines that it is about. */
  readonly lineKeys: readonly string[];
  readonly values: Readonly<Record<string, string | number>>;
}

export interface QuoteBenefits {
  readonly tableDate: string | null;
  /** In the order of the lines as given. */
  readonly lines: readonly LineBenefits[];
  readonly notices: readonly MedicareNotice[];
}

/** One provider's lines, for which benefits are reckoned together. */
export interface Claim {
  readonly lines: readonly BenefitLine[];
  /** Each line's part of the schedule fee; a line without a part cannot be known. */
  readonly schedule: ReadonlyMap<string, number>;
  /** What Medicare pays on all of it, before the charge limits it. */
  readonly medicareMinor: number;
  readonly steps: ReadonlyMap<string, readonly MedicareStep[]>;
  /** Whether the arrangement with the fund is this provider's. */
  readonly isSurgeon: boolean;
}
