import type { PricingRuleInput } from '@quillcare/contracts';
import { priceQuote, ruleBook, type ComparedQuote, type PricingRule, type RuleBook } from '@quillcare/rules';
import { asRule } from '../../../catalogue';
import { circumstancesOf, linesOf, type StoredQuote } from './stored-quote';

/** A change of the rules: `rule` instead of the stored one with `ruleId`, beside the others, or null without it. */
export interface RuleChange {
  ruleId: string | null;
  rule: PricingRuleInput | null;
}

/** The rules as they are, and as they would be. */
export interface RuleBooks {
  before: RuleBook;
  after: RuleBook;
}

// A new rule gets its id when it is saved; until then the latest of all, as ids ascend with time.
const NOT_YET_SAVED = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

export function booksOf(rules: readonly PricingRule[], { ruleId, rule }: RuleChange): RuleBooks {
  const others = rules.filter(({ id }) => id !== ruleId);
  const changed = rule === null ? [] : [asRule({ ...rule, id: ruleId ?? NOT_YET_SAVED })];
  return { before: ruleBook(rules), after: ruleBook([...others, ...changed]) };
}

/** The day on which the quotes are priced: today, or the first day of a rule that begins later. */
export function pricedOn(today: string, ...rules: (Pick<PricingRule, 'effectiveFrom'> | null)[]): string {
  const starts = rules.map((rule) => rule?.effectiveFrom ?? today);
  return [today, ...starts].reduce((latest, day) => (day > latest ? day : latest));
}

/** One quote by the rules as they are and as they would be, on the same day. */
export function compareQuote(quote: StoredQuote, { before, after }: RuleBooks, on: string): ComparedQuote {
  const requests = linesOf(quote);
  const circumstances = circumstancesOf(quote, on);
  const totalBy = (book: RuleBook) => priceQuote(requests, book, circumstances).totals.totalMinor;
  return {
    id: quote.id,
    label: quote.quoteNumber,
    beforeMinor: totalBy(before),
    afterMinor: totalBy(after),
  };
}
