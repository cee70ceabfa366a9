import type { PricingRuleRecord } from '@quillcare/contracts';
import type { Formats } from '../../shared/formats/use-formats';
import type { StatusLook } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { pricingRuleWords as words } from './pricing-rule.en';

type Told = Pick<PricingRuleRecord, 'isActive' | 'effectiveFrom' | 'effectiveTo' | 'target'>;

/** Returns whether the rule has any effect today and, if not, why. */
export function ruleState(rule: Told, { today, date }: Pick<Formats, 'today' | 'date'>): StatusLook {
  const { isActive, effectiveFrom, effectiveTo, target } = rule;
  if (!isActive) return { label: word(words, 'state.off'), tone: 'muted' };
  if (target && target.state !== 'ACTIVE') return { label: word(words, 'state.noTarget'), tone: 'warning' };
  if (effectiveTo !== null && effectiveTo < today())
    return { label: word(words, 'state.over'), tone: 'muted' };
  if (effectiveFrom !== null && effectiveFrom > today())
    return { label: word(words, 'state.planned', { date: date(effectiveFrom) }), tone: 'info' };
  return { label: word(words, 'state.on'), tone: 'success' };
}
