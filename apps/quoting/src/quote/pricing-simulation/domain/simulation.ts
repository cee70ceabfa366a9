import type { PricingRuleInput } from '@quillcare/contracts';
import { priceQuote, ruleBook, type ComparedQuote, type PricingRule, type RuleBook } from '@quillcare/rules';
import { toPricingRule } from '../../../catalogue';
import { circumstancesOf, storedLineRequests, type StoredQuote } from './stored-quote';

/**
 * A change to the pricing rules: `rule` replaces the stored one with `ruleId`, is added if `ruleId` is null, or is null if the
 * stored one is removed.
 */
export interface RuleChange {
  ruleId: string | null;
  rule: PricingRuleInput | null;
}

export interface RuleBooks {
  before: RuleBook;
  after: RuleBook;
}

// Id of a rule that has none yet. It sorts last, as a new id would, because ids ascend with time.
const UNSAVED_RULE_ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

export function buildRuleBooks(rules: readonly PricingRule[], { ruleId, rule }: RuleChange): RuleBooks {
  const others = rules.filter(({ id }) => id !== ruleId);
  const changed = rule === null ? [] : [toPricingRule({ ...rule, id: ruleId ?? UNSAVED_RULE_ID })];
  return { before: ruleBook(rules), after: ruleBook([...others, ...changed]) };
}

/** The date quotes are priced on: today, or the first day of a rule that starts later. */
export function pricingDay(today: string, ...rules: (Pick<PricingRule, 'effectiveFrom'> | null)[]): string {
  const starts = rules.map((rule) => rule?.effectiveFrom ?? today);
  return [today, ...starts].reduce((latest, day) => (day > latest ? day : latest));
}

/** Prices one quote with the current and with the changed rules, on the same day. */
export function compareQuote(quote: StoredQuote, { before, after }: RuleBooks, on: string): ComparedQuote {
  const requests = storedLineRequests(quote);
  const circumstances = circumstancesOf(quote, on);
  const totalBy = (book: RuleBook) => priceQuote(requests, book, circumstances).totals.totalMinor;
  return {
    id: quote.id,
    label: quote.quoteNumber,
    beforeMinor: totalBy(before),
    afterMinor: totalBy(after),
  };
}
