import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import {
  createPricingRule,
  getPricingRule,
  pricingRuleInput,
  updatePricingRule,
  type PricingRuleInput,
  feeType,
  listPricingRules,
  type PricingRuleRecord,
} from '@quillcare/contracts';
import { ruleProblems, type RuleTargets, lineKindsOf } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import { defineForm } from '../../shared/forms/record/form.definition';
import { lookUp, useWords } from '../../shared/words/words';
import { OverrideInput } from './override.input';
import { pricingRuleWords } from './pricing-rule.en';
import { describeEffect, scopeName } from './rule-sentence';
import { ScopeInput } from './scope.input';

const MAX_NAMES = 3;

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

const FIELD_PARENTS: Readonly<Record<string, string>> = {
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
  rowLabel: (path) => lookUp(pricingRuleWords, FIELD_PARENTS[path] ?? ''),
  fields: {
    name: { wide: true },
    feeType: { start: 'SURGERY_BASE_FEE', control: FeeTypeInput },
    lineKind: { control: LineKindInput },
    override: {
      wide: true,
      start: { type: 'PERCENTAGE_DISCOUNT', basisPoints: null },
      control: OverrideInput,
      show: (override, formats) => describeEffect(override as PricingRuleInput['override'], formats),
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

function FeeTypeInput() {
  const t = useWords(pricingRuleWords);
  const options = feeType.options.map((value) => ({ value, label: t(`options.feeType.${value}`) }));
  return <SelectInput name="feeType" label={t('fields.feeType')} options={options} />;
}

/** Selects one of the fee's line kinds. Hidden if the fee has only one. */
function LineKindInput() {
  const t = useWords(pricingRuleWords);
  const { control, setValue, clearErrors } = useFormContext();
  const fee = useWatch({ control, name: 'feeType' }) as PricingRuleInput['feeType'];
  const kind = useWatch({ control, name: 'lineKind' }) as PricingRuleInput['lineKind'];
  const kinds = lineKindsOf(fee);
  const isShown = kinds.length > 1;
  const fits = kind === null || (isShown && kinds.includes(kind));
  useEffect(() => {
    // Clear a value that no longer applies, so that it does not stay in the hidden field.
    if (fits) return;
    setValue('lineKind', null, { shouldDirty: true });
    clearErrors('lineKind');
  }, [fits, setValue, clearErrors]);
  if (!isShown) return null;
  return (
    <SelectInput
      name="lineKind"
      label={t('fields.lineKind')}
      help={t('lineHelp')}
      options={kinds.map((value) => ({ value, label: t(`options.lineKind.${value}`) }))}
      emptyLabel={t('bothLines')}
    />
  );
}

/** The rule's priority among the rules for the same fee. */
function PriorityInput() {
  const t = useWords(pricingRuleWords);
  return (
    <div>
      <CountInput name="priority" label={t('fields.priority')} help={t('priority.help')} />
      <NeighbouringRules />
    </div>
  );
}

/** The active rules applied just before and after this one. */
function NeighbouringRules() {
  const t = useWords(pricingRuleWords);
  const { id } = useParams();
  const { control } = useFormContext();
  const [fee, priority] = useWatch({ control, name: ['feeType', 'priority'] }) as [
    PricingRuleInput['feeType'],
    number | null,
  ];
  const { currentData } = useOperationQuery(listPricingRules, {
    query: { feeType: fee, isActive: 'true', sort: 'priority', limit: 100 },
  });
  if (!currentData || priority === null || Number.isNaN(priority)) return null;
  const others = currentData.items.filter((rule) => rule.id !== id);
  const before = others.filter((rule) => rule.priority <= priority).reverse();
  const after = others.filter((rule) => rule.priority > priority);
  return (
    <Muted role="status" sx={{ mt: 0.75 }}>
      {others.length === 0 && t('priority.alone')}
      {before.length > 0 && <>{t('priority.after', { names: formatNames(before, t) })} </>}
      {after.length > 0 && t('priority.before', { names: formatNames(after, t) })}
    </Muted>
  );
}

function formatNames(
  rules: PricingRuleRecord[],
  t: ReturnType<typeof useWords<(typeof pricingRuleWords)['en']>>,
): string {
  const names = rules.slice(0, MAX_NAMES).map(({ name, priority }) => `"${name}" (${priority})`);
  const more = rules.length - names.length;
  return [...names, ...(more > 0 ? [t('priority.more', { count: more })] : [])].join(', ');
}
