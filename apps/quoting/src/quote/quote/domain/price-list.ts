import type { QuoteSettings } from '@quillcare/contracts';
import { ruleBook, type MbsKnowledge, type RuleBook, type SurgeryConfiguration } from '@quillcare/rules';

export interface PriceList {
  readonly configurations: readonly SurgeryConfiguration[];
  readonly book: RuleBook;
  readonly settings: PricingSettings;
  /** The items referenced by lines, from the table in force. */
  readonly medicare: MbsKnowledge;
}

export type PricingSettings = Pick<
  QuoteSettings,
  'discountCapBasisPoints' | 'gstOnEveryLine' | 'gstConfirmedAt' | 'blockingPoints'
>;

/** The price list of a practice without any configuration: typed fees are charged as they are. */
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
