import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lineKind, feeType, ruleOverride } from '@quillcare/contracts';
import { FieldFrame } from '@quillcare/ui';
import { z } from 'zod';
import { useFormats } from '../../shared/formats/use-formats';
import { parseAmount, type ParseResult } from '../../shared/forms/amount-text';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { buildExample } from './rule-example';

const effect = z.object({ feeType, lineKind: lineKind.nullable(), override: ruleOverride });

/** Shows the effect of the unsaved rule on a sample fee. */
export function RuleExample() {
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
      {rule.data.override.type === 'FORMULA' && (
        <Typography variant="body2" color="textSecondary">
          {t('example.time')}
        </Typography>
      )}
    </Box>
  );
}
