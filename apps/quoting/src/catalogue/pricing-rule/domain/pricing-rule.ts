import type { PricingRuleInput } from '@quillcare/contracts';
import { searchKey, type PricingRule, type RuleScope } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';

interface RuleKeys extends Pick<RecordKeys, 'uniqueKey'> {
  scopeType: RuleScope['type'];
  /** The record that it is for; null for rules that apply everywhere or to a category. */
  targetId: string | null;
  /** The first day as text, empty without one: such a rule comes first. */
  startsOn: string;
}

/** A rule is stored with the keys of the list, and with its target where a record is its target. */
export const pricingRuleRules: RecordRules<PricingRuleInput, RuleKeys> = {
  derive: ({ name, scope, effectiveFrom }) => ({
    uniqueKey: searchKey(name),
    scopeType: scope.type,
    targetId: scope.type === 'ALL' || scope.type === 'CATEGORY' ? null : scope.targetId,
    startsOn: effectiveFrom ?? '',
  }),
};

/** What `libs/rules` needs of a stored or sent rule. */
export function asRule(rule: PricingRuleInput & { id: string }): PricingRule {
  const { id, name, feeType, lineKind, override, scope } = rule;
  const { effectiveFrom, effectiveTo, priority, isActive, note } = rule;
  return {
    id,
    name,
    feeType,
    lineKind,
    override,
    scope,
    effectiveFrom,
    effectiveTo,
    priority,
    isActive,
    note,
  };
}
