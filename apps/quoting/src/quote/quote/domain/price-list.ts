import type { QuoteSettings } from '@quillcare/contracts';
import { ruleBook, type MbsKnowledge, type RuleBook, type SurgeryConfiguration } from '@quillcare/rules';

/** By what a practice prices its quotes. */
export interface PriceList {
  readonly configurations: readonly SurgeryConfiguration[];
  readonly book: RuleBook;
  readonly settings: PricingSettings;
  /** The items that the lines name, from the table in force. */
  readonly medicare: MbsKnowledge;
}

export type PricingSettings = Pick<
  QuoteSettings,
  'discountCapBasisPoints' | 'gstOnEveryLine' | 'gstConfirmedAt' | 'blockingPoints'
>;

/** The prices of a practice that configured nothing: what is typed is what is charged. */
export const NO_PRICES: PriceList = {
  configurations: [],
  book: ruleBook([]),
  settings: {
    discountCapBasisPoints: null,
    gstOnEveryLine: null,
    gstConfirmedAt: null,
    blockingPoints: [],
  },
  medicare: { tableDate: null, settings: null, items: new Map() },
};
