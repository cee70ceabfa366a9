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

/** The record that a base fee is kept in. */
export interface FeeOrigin {
  readonly id: string | null;
  readonly name: string;
}

/**
 * Where the price of one unit begins. Amounts are minor units, exclusive of GST.
 * - AMOUNT: a fee from a record, or typed on the line (MANUAL)
 * - SHARE_OF_SURGEON: basis points of the surgeon's lines of the same surgery, before discounts
 * - UNITS: base and time units (15 minutes each up to two hours, then 10) times the rate of a unit
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
 * Half of a mixed supply: the line's fee is this part of the whole. `cosmeticShare` is the exact cosmetic share of the whole
 * (a fraction such as `3/14`) where several surgeries share it; `cosmeticBasisPoints` is the share as
 * people read it, and exact without `cosmeticShare`.
 */
export interface MixedPart {
  readonly of: 'TREATMENT' | 'COSMETIC';
  readonly cosmeticBasisPoints: number;
  readonly cosmeticShare?: string;
}

/**
 * A line before it is priced: all that was chosen or typed. It is kept with the quote, so that the line can be
 * priced again, on another day or by other rules.
 */
export interface LineRequest {
  /** Unique within the quote, and the same in its next version. */
  readonly key: string;
  readonly kind: LineKind;
  readonly surgeryId: string | null;
  /** The surgery's category, for rules that apply to one. */
  readonly category: string | null;
  /** Decides the GST of this line. */
  readonly procedureClass: ProcedureClass;
  /** Whether it is treatment, for GST; null goes by the kind of line. */
  readonly isTreatment: boolean | null;
  readonly description: string;
  /** The description in any language; null where staff wrote it. */
  readonly descriptionWords: LineWords | null;
  readonly providerName: string | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
  readonly quantity: number;
  readonly base: FeeBase;
  readonly options: readonly ChosenOption[];
  /** Ids of the options that staff chose for this line alone; without them it has those of its surgery. */
  readonly enteredOptionIds?: readonly string[] | null;
  readonly part: MixedPart | null;
  /** Planned time in theatre, for formulas. */
  readonly minutes: number | null;
  /** The class that staff chose for a line that belongs to no surgery; null or absent where nobody chose one. */
  readonly enteredClass?: DecidedClass | null;
  /** The fee of one unit as typed by staff, in place of the computed one. */
  readonly enteredFeeMinor: number | null;
  readonly discount: Discount | null;
  /** The GST treatment as chosen by staff, in place of the one by class and line. */
  readonly enteredGst: GstTreatment | null;
  readonly mbsItem: string | null;
  readonly medicareBenefitMinor: number | null;
  readonly fundBenefitMinor: number | null;
}

/**
 * A line with its price and how that came about. `discountMinor` is the line's own discount and its part of
 * the quote's. Being a `LineRequest` itself, it can be priced again as it is.
 */
export interface PricedQuoteLine extends LineRequest, LinePrice {
  readonly unitFeeMinor: number;
  readonly discountMinor: number;
  readonly gstTreatment: GstTreatment;
  readonly gstReason: GstReason;
  readonly trace: readonly TraceStep[];
}
