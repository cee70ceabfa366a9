import type { Currency } from '../money';
import type { MedicareStep } from '../medicare/mbs-item';
import type { LineKind } from '../pricing/fee-types';
import type { CarePlace } from '../pricing/consent-checklist';
import type { BilledBy, LineBasis, QuoteTotals } from '../quote-totals';
import type { PaperChoices } from './paper-choices';

/** A line as it is printed: the patient's page, the staff's preview and the PDF show the same. */
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
  /** How its benefits came about; left out where nobody worked them out. */
  readonly benefitSteps?: readonly MedicareStep[] | null;
}

/** A quote as it is printed, sent or still being edited. */
export interface PaperQuote {
  readonly clientName: string;
  readonly clientEmail: string;
  readonly doctorName: string;
  readonly hospitalName: string | null;
  /** Where it is done; null or left out while that is open. */
  readonly place?: CarePlace | null;
  /** What the patient would pay in either place, while that is open. */
  readonly placeResults?: Readonly<Record<CarePlace, { readonly outOfPocketMinor: number }>> | null;
  /** The day of the Medicare table that benefits are estimated with. */
  readonly mbsTableDate?: string | null;
  /** The last valid day; empty while it is not known. */
  readonly validUntil: string;
  readonly currency: Currency;
  readonly lines: readonly PaperLine[];
  readonly totals: QuoteTotals;
  readonly notesToPatient: string | null;
  /** What the patient may choose, or chose; left out where there is no choice. */
  readonly choices?: PaperChoices | null;
  /** Who sends the quote; left out, bills of the practice are "from the practice". */
  readonly practiceName?: string;
}
