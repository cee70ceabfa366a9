import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import type { PricingRuleInput } from '@quillcare/contracts';
import { OVERRIDE_TYPES, type OverrideType } from '@quillcare/rules';
import { FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { ExampleView } from './example.view';
import { FormulaInput } from './formula.input';
import { pricingRuleWords } from './pricing-rule.en';

/** Highest percentage of the original fee, in basis points. */
const MOST_OF_ORIGINAL = 100_000;

/** Initial figure of each override type. */
const EMPTY: Record<OverrideType, object> = {
  FIXED_AMOUNT: { amountMinor: null },
  PERCENTAGE_OF_ORIGINAL: { basisPoints: null },
  FIXED_DISCOUNT: { amountMinor: null },
  PERCENTAGE_DISCOUNT: { basisPoints: null },
  FORMULA: { formula: '' },
};

/** What the rule does to the fee and by how much, with an example below. */
export function OverrideInput() {
  const t = useWords(pricingRuleWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'override' });
  const id = useFieldId('override');
  const { type } = field.value as PricingRuleInput['override'];
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldFrame id={id} label={t('fields.override')}>
        <TextField
          select
          value={type}
          onChange={({ target }) =>
            field.onChange({ type: target.value, ...EMPTY[target.value as OverrideType] })
          }
          onBlur={field.onBlur}
          slotProps={{ select: { SelectDisplayProps: { id, 'aria-labelledby': `${id}-label ${id}` } } }}
        >
          {OVERRIDE_TYPES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`override.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
      <Figure key={type} type={type} />
      <ExampleView />
    </Box>
  );
}

function Figure({ type }: { type: OverrideType }) {
  const t = useWords(pricingRuleWords);
  if (type === 'FORMULA') return <FormulaInput />;
  const help = t(`overrideHelp.${type}`);
  if (type === 'FIXED_AMOUNT' || type === 'FIXED_DISCOUNT')
    return <MoneyInput name="override.amountMinor" label={t('amount')} help={help} />;
  const most = type === 'PERCENTAGE_OF_ORIGINAL' ? MOST_OF_ORIGINAL : undefined;
  return <PercentInput name="override.basisPoints" label={t('percentage')} help={help} most={most} />;
}
