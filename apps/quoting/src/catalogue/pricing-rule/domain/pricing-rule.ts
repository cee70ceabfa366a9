import type { PricingRuleInput } from '@quillcare/contracts';
import { searchKey, type PricingRule, type RuleScope } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';

interface RuleKeys extends Pick<RecordKeys, 'uniqueKey'> {
  scopeType: RuleScope['type'];
  /** The record the rule targets. Null for rules that apply everywhere or to a category. */
  targetId: string | null;
  /** ISO start date, or empty if there is none, so that such rules sort first. */
  startsOn: string;
}

/** Record rules: derives the list's sort keys and the target id. */
export const pricingRuleRules: RecordRules<PricingRuleInput, RuleKeys> = {
  derive: ({ name, scope, effectiveFrom }) => ({
    uniqueKey: searchKey(name),
    scopeType: scope.type,
    targetId: scope.type === 'ALL' || scope.type === 'CATEGORY' ? null : scope.targetId,
    startsOn: effectiveFrom ?? '',
  }),
};

/** Converts a stored or submitted rule to the form `libs/rules` takes. */
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
