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
  /** The rule to change; null for a new one. */
  rule: ResultOf<typeof getPricingRule> | null;
  /** Where the list is. */
  list: string;
}

/** A rule with everything about it, and a trial on past quotes beside the button that saves it. */
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

/** Tries the rule as it stands in the form, without saving it. */
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

/** A rule that is saved switched off is tried as if it were on: otherwise there is nothing to see. */
function asSwitchedOn(rule: PricingRuleInput): PricingRuleInput {
  return { ...rule, isActive: true };
}
