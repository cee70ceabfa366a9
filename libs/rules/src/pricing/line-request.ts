import type {
  BilledBy,
  DecidedClass,
  GstTreatment,
  LineBasis,
  LinePrice,
  ProcedureClass,
} from '../quote-totals';
import type { Discount } from './discount';
import type { LineKind } from './fee-types';
import type { GstReason } from './gst';
import type { LineWords } from './line-description';
import type { ChosenOption } from './options';
import type { TraceStep } from './trace';

export interface FeeOrigin {
  readonly id: string | null;
  readonly name: string;
}

/**
 * The base of a unit price. Amounts are minor units, exclusive of GST.
 * - AMOUNT: a fee from a record, or entered on the line (MANUAL)
 * - SHARE_OF_SURGEON: basis points of the surgeon's lines of the same surgery, before discounts
 * - UNITS: base and time units (15 minutes each up to two hours, then 10) times the unit rate
 */
export type FeeBase = { readonly from: FeeOrigin } & (
  | {
      readonly type: 'AMOUNT';
      readonly source: 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'PROVIDER' | 'MANUAL';
      readonly amountMinor: number;
    }
  | { readonly type: 'SHARE_OF_SURGEON'; readonly basisPoints: number }
  | {
      readonly type: 'UNITS';
      readonly baseUnits: number;
      readonly minutes: number;
      readonly unitMinor: number;
    }
);

/**
 * One of the two parts of a mixed supply; the line's fee is this part of the whole. `cosmeticShare` is the exact cosmetic share
 * of the whole (a fraction such as `3/14`) if several surgeries share it. `cosmeticBasisPoints` is the share for display, and
 * exact without `cosmeticShare`.
 */
export interface MixedPart {
  readonly of: 'TREATMENT' | 'COSMETIC';
  readonly cosmeticBasisPoints: number;
  readonly cosmeticShare?: string;
}

/**
 * A line before pricing: everything that was chosen or entered. It is stored with the quote so that the line can be priced again,
 * on another day or under other rules.
 */
export interface LineRequest {
  /** Unique within the quote, and the same across its versions. */
  readonly key: string;
  readonly kind: LineKind;
  readonly surgeryId: string | null;
  /** The surgery's category, for rules limited to one. */
  readonly category: string | null;
  /** Determines the GST of this line. */
  readonly procedureClass: ProcedureClass;
  /** Whether the line is treatment for GST purposes. If null, the kind of line decides. */
  readonly isTreatment: boolean | null;
  readonly description: string;
  /** The description in a language-neutral form. Null if staff wrote it. */
  readonly descriptionWords: LineWords | null;
  readonly providerName: string | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
  readonly quantity: number;
  readonly base: FeeBase;
  readonly options: readonly ChosenOption[];
  /** Ids of the options chosen by staff for this line alone. If absent, the surgery's options apply. */
  readonly enteredOptionIds?: readonly string[] | null;
  readonly part: MixedPart | null;
  /** Planned minutes in theatre, for formulas. */
  readonly minutes: number | null;
  /** The class chosen by staff for a line that belongs to no surgery. Null or absent if not chosen. */
  readonly enteredClass?: DecidedClass | null;
  /** The fee of one unit entered by staff, replacing the calculated one. Minor units. */
  readonly enteredFeeMinor: number | null;
  readonly discount: Discount | null;
  /** The GST treatment chosen by staff, replacing the one by class and line. */
  readonly enteredGst: GstTreatment | null;
  readonly mbsItem: string | null;
  readonly medicareBenefitMinor: number | null;
  readonly fundBenefitMinor: number | null;
}

/**
 * A priced line and how its price was calculated. `discountMinor` is the line's own discount plus its part of the quote discount.
 * As it extends `LineRequest`, it can be priced again directly.
 */
export interface PricedQuoteLine extends LineRequest, LinePrice {
  readonly unitFeeMinor: number;
  readonly discountMinor: number;
  readonly gstTreatment: GstTreatment;
  readonly gstReason: GstReason;
  readonly trace: readonly TraceStep[];
}
