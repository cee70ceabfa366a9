import { useFormContext, useWatch } from 'react-hook-form';
import { feeType, type PricingRuleInput } from '@quillcare/contracts';
import { lineKindsOf } from '@quillcare/rules';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { useEffect } from 'react';
import { pricingRuleWords } from './pricing-rule.en';

/** The fee that a rule is for. */
export function FeeTypeInput() {
  const t = useWords(pricingRuleWords);
  const options = feeType.options.map((value) => ({ value, label: t(`options.feeType.${value}`) }));
  return <SelectInput name="feeType" label={t('fields.feeType')} options={options} />;
}

/** Which of the fee's lines; nothing where the fee has one line only. */
export function LineKindInput() {
  const t = useWords(pricingRuleWords);
  const { control, setValue, clearErrors } = useFormContext();
  const fee = useWatch({ control, name: 'feeType' }) as PricingRuleInput['feeType'];
  const kind = useWatch({ control, name: 'lineKind' }) as PricingRuleInput['lineKind'];
  const kinds = lineKindsOf(fee);
  const isShown = kinds.length > 1;
  const fits = kind === null || (isShown && kinds.includes(kind));
  useEffect(() => {
    // Nothing wrong is left where nobody sees it.
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
