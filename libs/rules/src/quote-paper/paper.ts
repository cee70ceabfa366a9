import type { Currency } from '../money';
import type { MedicareStep } from '../medicare/mbs-item';
import type { LineKind } from '../pricing/fee-types';
import type { CarePlace } from '../pricing/consent-checklist';
import type { BilledBy, LineBasis, QuoteTotals } from '../quote-totals';
import type { PaperChoices } from './paper-choices';

/** A line as printed. The patient's page, the staff's preview and the PDF all show the same. */
export interface PaperLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly description: string;
  readonly providerName: string | null;
  readonly billedBy: BilledBy;
  readonly basis: LineBasis;
  readonly quantity: number;
  readonly unitFeeMinor: number;
  readonly discountMinor: number;
  readonly mbsItem: string | null;
  readonly medicareBenefitMinor: number | null;
  readonly fundBenefitMinor: number | null;
  readonly totalMinor: number;
  /** How its benefits were calculated. Absent if they were not. */
  readonly benefitSteps?: readonly MedicareStep[] | null;
}

/** A quote as printed, either sent or still being edited. */
export interface PaperQuote {
  readonly clientName: string;
  readonly clientEmail: string;
  readonly doctorName: string;
  readonly hospitalName: string | null;
  /** Where the surgery is performed. Null or absent while undecided. */
  readonly place?: CarePlace | null;
  /** What the patient would pay in either place, while it is undecided. */
  readonly placeResults?: Readonly<Record<CarePlace, { readonly outOfPocketMinor: number }>> | null;
  /** ISO date of the Medicare table used to estimate benefits. */
  readonly mbsTableDate?: string | null;
  /** The last valid day (ISO date). Empty if unknown. */
  readonly validUntil: string;
  readonly currency: Currency;
  readonly lines: readonly PaperLine[];
  readonly totals: QuoteTotals;
  readonly notesToPatient: string | null;
  /** The options offered to the patient, and those chosen. Null or absent if there is no choice. */
  readonly choices?: PaperChoices | null;
  /** The sender of the quote. If absent, the practice's bills are shown as "The practice". */
  readonly practiceName?: string;
}
