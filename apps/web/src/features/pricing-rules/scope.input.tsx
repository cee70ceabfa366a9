import Box from '@mui/material/Box';
import { useController, useFormContext } from 'react-hook-form';
import { surgeryCategory, type PricingRuleInput, type Operation } from '@quillcare/contracts';
import { RULE_SCOPES } from '@quillcare/rules';
import { useFieldId } from '../../shared/forms/form.frame';
import { SelectInput } from '../../shared/forms/inputs.view';
import { SelectBox } from '../../shared/forms/select-box.view';
import {
  activeOnly,
  DOCTOR_SOURCE,
  HOSPITAL_SOURCE,
  SITE_SOURCE,
  SURGERY_SOURCE,
} from '../../shared/records/record-kinds';
import type { RecordSource } from '../../shared/records/record-source';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';

/** Record sources for choosing a rule's target, by target type. */
const TARGET_SOURCES: Record<TargetType, RecordSource & { get: Operation }> = {
  SURGERY: activeOnly(SURGERY_SOURCE),
  DOCTOR: activeOnly(DOCTOR_SOURCE),
  HOSPITAL: activeOnly(HOSPITAL_SOURCE),
  SITE: activeOnly(SITE_SOURCE),
};

export function ScopeInput() {
  const t = useWords(pricingRuleWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'scope' });
  const id = useFieldId('scope');
  const { type } = field.value as PricingRuleInput['scope'];
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <SelectBox
        id={id}
        label={t('fields.scope')}
        value={type}
        options={RULE_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        onChange={(chosen) =>
          field.onChange(chosen === 'ALL' ? { type: chosen } : { type: chosen, targetId: null })
        }
        onBlur={field.onBlur}
      />
      {type === 'CATEGORY' && <CategoryInput />}
      {type !== 'CATEGORY' && type !== 'ALL' && <TargetInput key={type} type={type} />}
    </Box>
  );
}

function CategoryInput() {
  const t = useWords(pricingRuleWords);
  const options = surgeryCategory.options.map((value) => ({ value, label: t(`categoryName.${value}`) }));
  return <SelectInput name="scope.targetId" label={t('target.CATEGORY')} options={options} />;
}

function TargetInput({ type }: { type: TargetType }) {
  const t = useWords(pricingRuleWords);
  return <RecordInput name="scope.targetId" label={t(`target.${type}`)} source={TARGET_SOURCES[type]} />;
}

type TargetType = 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'SITE';
