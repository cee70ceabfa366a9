import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { listPricingRules, type PricingRuleInput, type PricingRuleRecord } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { CountInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';

const MOST_NAMES = 3;

/** The rule's priority among the rules for the same fee. */
export function PriorityInput() {
  const t = useWords(pricingRuleWords);
  return (
    <div>
      <CountInput name="priority" label={t('fields.priority')} help={t('priority.help')} />
      <Neighbours />
    </div>
  );
}

/** The active rules applied just before and after this one. */
function Neighbours() {
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
    <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 0.75 }}>
      {others.length === 0 && t('priority.alone')}
      {before.length > 0 && <>{t('priority.after', { names: named(before, t) })} </>}
      {after.length > 0 && t('priority.before', { names: named(after, t) })}
    </Typography>
  );
}

function named(
  rules: PricingRuleRecord[],
  t: ReturnType<typeof useWords<(typeof pricingRuleWords)['en']>>,
): string {
  const names = rules.slice(0, MOST_NAMES).map(({ name, priority }) => `"${name}" (${priority})`);
  const more = rules.length - names.length;
  return [...names, ...(more > 0 ? [t('priority.more', { count: more })] : [])].join(', ');
}
