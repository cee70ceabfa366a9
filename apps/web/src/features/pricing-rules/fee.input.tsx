import { useFormContext, useWatch } from 'react-hook-form';
import { feeType, type PricingRuleInput } from '@quillcare/contracts';
import { lineKindsOf } from '@quillcare/rules';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { useEffect } from 'react';
import { pricingRuleWords } from './pricing-rule.en';

export function FeeTypeInput() {
  const t = useWords(pricingRuleWords);
  const options = feeType.options.map((value) => ({ value, label: t(`options.feeType.${value}`) }));
  return <SelectInput name="feeType" label={t('fields.feeType')} options={options} />;
}

/** Selects one of the fee's line kinds. Hidden if the fee has only one. */
export function LineKindInput() {
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
