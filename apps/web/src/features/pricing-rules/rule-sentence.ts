import type { PricingRuleInput, PricingRuleRecord } from '@quillcare/contracts';
import type { Formats } from '../../shared/formats/use-formats';
import { word } from '../../shared/words/words';
import { pricingRuleWords as words } from './pricing-rule.en';

type DescribedRule = PricingRuleInput & { target?: PricingRuleRecord['target'] };

/** Formats a rule as a sentence: "Surgeon's fee for Rhinoplasty: 10% less, from 1 Dec 2026 to 31 Jan 2027". */
export function describeRule(rule: DescribedRule, formats: Formats): string {
  const parts = {
    fee: describeFee(rule),
    where: describeScope(rule),
    effect: describeEffect(rule.override, formats),
  };
  const dates = describeDates(rule, formats);
  return dates ? word(words, 'sentence.dated', { ...parts, dates }) : word(words, 'sentence.whole', parts);
}

function describeFee({ feeType, lineKind }: DescribedRule): string {
  const isHalf = feeType === 'HOSPITAL_FEES' && (lineKind === 'HOSPITAL' || lineKind === 'THEATRE');
  return word(words, `sentence.fee.${isHalf ? lineKind : feeType}`);
}

function describeScope({ scope, target }: DescribedRule): string {
  if (scope.type === 'ALL') return '';
  const name = scope.type === 'CATEGORY' ? word(words, `category.${scope.targetId}`) : (target?.name ?? '…');
  return word(words, `sentence.where.${scope.type}`, { name });
}

/** Formats the rule's effect, such as "10% less". */
export function describeEffect(override: DescribedRule['override'], { money, percent }: Formats): string {
  switch (override.type) {
    case 'FIXED_AMOUNT':
    case 'FIXED_DISCOUNT':
      return word(words, `sentence.effect.${override.type}`, { amount: money(override.amountMinor) });
    case 'PERCENTAGE_OF_ORIGINAL':
    case 'PERCENTAGE_DISCOUNT':
      return word(words, `sentence.effect.${override.type}`, { share: percent(override.basisPoints) });
    case 'FORMULA':
      return word(words, 'sentence.effect.FORMULA', { formula: override.formula });
  }
}

/** Short label of the rule's scope. It names only the kind of target, because the target's name is not part of the rule. */
export function scopeName(scope: DescribedRule['scope']): string {
  return scope.type === 'CATEGORY'
    ? word(words, `categoryName.${scope.targetId}`)
    : word(words, `scope.${scope.type}`);
}

function describeDates({ effectiveFrom, effectiveTo }: DescribedRule, { date }: Formats): string {
  const [from, to] = [date(effectiveFrom), date(effectiveTo)];
  if (from && to) {
    if (from === to) return word(words, 'sentence.dates.day', { from });
    return word(words, 'sentence.dates.between', { from, to });
  }
  if (from) return word(words, 'sentence.dates.from', { from });
  return to ? word(words, 'sentence.dates.to', { to }) : '';
}
