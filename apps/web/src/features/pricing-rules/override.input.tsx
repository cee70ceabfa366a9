import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type PricingRuleInput, lineKind, feeType, ruleOverride } from '@quillcare/contracts';
import { OVERRIDE_TYPES, type OverrideType } from '@quillcare/rules';
import { FieldFrame, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { parseAmount, type ParseResult } from '../../shared/forms/amount-text';
import { useFieldId } from '../../shared/forms/form.frame';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { SelectBox } from '../../shared/forms/select-box.view';
import { useWords } from '../../shared/words/words';
import { FormulaInput } from './formula.input';
import { pricingRuleWords } from './pricing-rule.en';
import { buildExample } from './rule-example';

const effect = z.object({ feeType, lineKind: lineKind.nullable(), override: ruleOverride });

/** Highest percentage of the original fee, in basis points. */
const MAX_ORIGINAL_BASIS_POINTS = 100_000;

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
      <SelectBox
        id={id}
        label={t('fields.override')}
        value={type}
        options={OVERRIDE_TYPES.map((value) => ({ value, label: t(`override.${value}`) }))}
        onChange={(chosen) => field.onChange({ type: chosen, ...EMPTY[chosen] })}
        onBlur={field.onBlur}
      />
      <Figure key={type} type={type} />
      <RuleExample />
    </Box>
  );
}

function Figure({ type }: { type: OverrideType }) {
  const t = useWords(pricingRuleWords);
  if (type === 'FORMULA') return <FormulaInput />;
  const help = t(`overrideHelp.${type}`);
  if (type === 'FIXED_AMOUNT' || type === 'FIXED_DISCOUNT')
    return <MoneyInput name="override.amountMinor" label={t('amount')} help={help} />;
  const most = type === 'PERCENTAGE_OF_ORIGINAL' ? MAX_ORIGINAL_BASIS_POINTS : undefined;
  return <PercentInput name="override.basisPoints" label={t('percentage')} help={help} most={most} />;
}

/** Shows the effect of the unsaved rule on a sample fee. */
function RuleExample() {
  const t = useWords(pricingRuleWords);
  const id = useId();
  const { locale } = useFormats();
  const [typed, setTyped] = useState('5000');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'end' }}>
      <FieldFrame id={id} label={t('example.fee')}>
        <TextField
          {...{ id, value: typed, size: 'small', sx: { maxWidth: 160 } }}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off', className: 'tabular' },
          }}
        />
      </FieldFrame>
      <Outcome fee={parseAmount(typed, locale)} />
    </Box>
  );
}

function Outcome({ fee }: { fee: ParseResult }) {
  const t = useWords(pricingRuleWords);
  const { money } = useFormats();
  const { control } = useFormContext();
  const [type, kind, override] = useWatch({
    control,
    name: ['feeType', 'lineKind', 'override'],
  }) as unknown[];
  const rule = effect.safeParse({ feeType: type, lineKind: kind, override });
  if (!rule.success || !fee.ok || fee.value === null) return null;
  const { beforeMinor, afterMinor } = buildExample(rule.data, fee.value);
  const amounts = { before: money(beforeMinor), after: money(afterMinor) };
  return (
    <Box sx={{ pb: 0.5 }}>
      <Typography role="status" sx={{ fontWeight: 500 }} className="tabular">
        {beforeMinor === afterMinor
          ? t('example.stays', { before: amounts.before })
          : t('example.becomes', amounts)}
      </Typography>
      {rule.data.override.type === 'FORMULA' && <Muted>{t('example.time')}</Muted>}
    </Box>
  );
}
