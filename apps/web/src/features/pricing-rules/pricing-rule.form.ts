import {
  createPricingRule,
  getPricingRule,
  pricingRuleInput,
  updatePricingRule,
  type PricingRuleInput,
} from '@quillcare/contracts';
import { ruleProblems, type RuleTargets } from '@quillcare/rules';
import { defineForm } from '../../shared/forms/record/form.definition';
import { lookUp } from '../../shared/words/words';
import { FeeTypeInput, LineKindInput } from './fee.input';
import { OverrideInput } from './override.input';
import { PriorityInput } from './priority.input';
import { pricingRuleWords } from './pricing-rule.en';
import { effectWords, scopeName } from './rule-sentence';
import { ScopeInput } from './scope.input';

/** The contract's input plus the pricing engine's checks, so that an invalid formula is caught before submitting. */
export const pricingRuleSchema = pricingRuleInput.superRefine((rule, context) => {
  for (const { path, message } of ruleProblems({ id: '', ...rule }, targetsOf(rule)))
    context.addIssue({ code: 'custom', path: path.split('.'), message });
});

/** Treats the chosen target as existing; only the server knows whether it still does. */
function targetsOf({ scope }: PricingRuleInput): RuleTargets {
  const chosen = new Set(scope.type === 'ALL' ? [] : [scope.targetId]);
  return { CATEGORY: chosen, SURGERY: chosen, DOCTOR: chosen, HOSPITAL: chosen, SITE: chosen };
}

const WITHIN: Readonly<Record<string, string>> = {
  'override.amountMinor': 'amount',
  'override.basisPoints': 'percentage',
  'override.formula': 'formula',
  'scope.targetId': 'fields.scope',
};

export const pricingRuleForm = defineForm({
  name: 'pricing-rule',
  words: pricingRuleWords,
  schema: pricingRuleSchema,
  operations: { get: getPricingRule, create: createPricingRule, update: updatePricingRule },
  nameOf: ({ name }) => name,
  sections: {
    what: ['name', 'feeType', 'lineKind', 'override'],
    where: ['scope'],
    when: ['effectiveFrom', 'effectiveTo', 'priority'],
    why: ['note', 'isActive'],
  },
  rowLabel: (path) => lookUp(pricingRuleWords, WITHIN[path] ?? ''),
  fields: {
    name: { wide: true },
    feeType: { start: 'SURGERY_BASE_FEE', control: FeeTypeInput },
    lineKind: { control: LineKindInput },
    override: {
      wide: true,
      start: { type: 'PERCENTAGE_DISCOUNT', basisPoints: null },
      control: OverrideInput,
      show: (override, formats) => effectWords(override as PricingRuleInput['override'], formats),
    },
    scope: {
      wide: true,
      start: { type: 'ALL' },
      control: ScopeInput,
      show: (scope) => scopeName(scope as PricingRuleInput['scope']),
    },
    effectiveFrom: { notAfter: 'effectiveTo' },
    effectiveTo: { notBefore: 'effectiveFrom' },
    priority: { wide: true, control: PriorityInput },
    note: { wide: true, multiline: true },
    isActive: { wide: true },
  },
});
