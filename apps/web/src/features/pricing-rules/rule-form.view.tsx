import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import type { getPricingRule, PricingRuleInput, ResultOf } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { FormActions } from '../../shared/forms/form.frame';
import { Fields } from '../../shared/forms/record/fields.view';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { recordWords } from '../../shared/forms/record/record.en';
import { useRecordForm, useRecordValues, type RecordForm } from '../../shared/forms/record/use-record-form';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { pricingRuleForm, pricingRuleSchema } from './pricing-rule.form';
import { TrialView } from './trial.view';
import { useTrial } from './use-trial';

export interface RuleFormProps {
  /** The rule to edit. Null for a new one. */
  rule: ResultOf<typeof getPricingRule> | null;
  /** Path of the list. */
  list: string;
}

/** Edits a rule, with a simulation on past quotes next to the save button. */
export function RuleForm({ rule, list }: RuleFormProps) {
  const t = useWords(pricingRuleWords);
  const tRecord = useWords(recordWords);
  const navigate = useNavigate();
  const recordForm = useRecordForm({
    definition: pricingRuleForm,
    record: rule,
    onSaved: async () => void (await navigate(list, { replace: true })),
  });
  return (
    <RecordFrame recordForm={recordForm} label={rule ? t('pages.edit') : t('pages.new')}>
      <Fields />
      <Box sx={{ mb: 3 }}>
        <Panel title={t('trial.title')}>
          <FormTrial recordForm={recordForm as unknown as RecordForm} ruleId={rule?.id ?? null} />
        </Panel>
      </Box>
      <FormActions
        submitLabel={rule ? tRecord('save') : t('pages.create')}
        isSubmitting={recordForm.isSubmitting}
        onCancel={() => void navigate(list)}
      />
    </RecordFrame>
  );
}

/** Simulates the rule as entered, without saving it. */
function FormTrial({ recordForm, ruleId }: { recordForm: RecordForm; ruleId: string | null }) {
  const t = useWords(pricingRuleWords);
  const trial = useTrial(ruleId);
  const values = useRecordValues(recordForm);
  const entered = pricingRuleSchema.safeParse(values);
  const start = async () => {
    const isRight = await recordForm.form.trigger();
    if (isRight && entered.success) await trial.start(asSwitchedOn(entered.data));
    else trial.refuse(t('trial.invalid'));
  };
  const isStale = !entered.success || trial.tried !== JSON.stringify(asSwitchedOn(entered.data));
  return <TrialView trial={trial} isStale={isStale} onStart={() => void start()} />;
}

/** Simulates an inactive rule as if it were active; otherwise it would have no effect. */
function asSwitchedOn(rule: PricingRuleInput): PricingRuleInput {
  return { ...rule, isActive: true };
}
