import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FeeType } from '@quillcare/rules';
import { checkFormula, listFormulaInputs, MAX_FORMULA_LENGTH, type FormulaProblem } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';

const NAME = 'override.formula';

/** A formula, validated while typing by the same parser as on the server. */
export function FormulaInput() {
  const t = useWords(pricingRuleWords);
  const { control } = useFormContext();
  const fee = useWatch({ control, name: 'feeType' }) as FeeType;
  const formula = (useWatch({ control, name: NAME }) as string | undefined) ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        {...{ name: NAME, label: t('formula'), help: t('formulaHelp'), multiline: true, minRows: 2 }}
        maxLength={MAX_FORMULA_LENGTH}
      />
      <Box aria-live="polite">{formula.trim() && <Check formula={formula} fee={fee} />}</Box>
      <Names fee={fee} />
    </Box>
  );
}

function Check({ formula, fee }: { formula: string; fee: FeeType }) {
  const t = useWords(pricingRuleWords);
  const { money } = useFormats();
  const check = checkFormula(formula, listFormulaInputs(fee));
  if (!check.ok) return <FormulaProblemNote formula={formula} problem={check.problem} />;
  return (
    <Alert severity="success" variant="outlined">
      {t('formulaRight', { lowest: money(check.lowestMinor), highest: money(check.highestMinor) })}
    </Alert>
  );
}

/** Error message, with the formula and a marker at the position of the error. */
function FormulaProblemNote({ formula, problem }: { formula: string; problem: FormulaProblem }) {
  const t = useWords(pricingRuleWords);
  const at = problem.at === null ? null : problem.at - 1;
  return (
    <Alert severity="warning" variant="outlined">
      {problem.message}
      {at !== null && (
        <Box component="code" sx={CODE} title={t('formulaHere')}>
          {formula.slice(0, at)}
          <Box component="mark" sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', px: 0.25 }}>
            {formula.slice(at, at + 1) || '\u00a0'}
          </Box>
          {formula.slice(at + 1)}
        </Box>
      )}
    </Alert>
  );
}

/** The variables available in the formula. A click appends one. */
function Names({ fee }: { fee: FeeType }) {
  const t = useWords(pricingRuleWords);
  const { getFieldState, getValues, setValue } = useFormContext();
  const id = useFieldId(NAME);
  const add = (name: string) => {
    const before = String(getValues(NAME) ?? '');
    const gap = before === '' || /[\s(]$/.test(before) ? '' : ' ';
    // An error is checked again, as if the name had been typed.
    const shouldValidate = getFieldState(NAME).invalid;
    setValue(NAME, before + gap + name, { shouldDirty: true, shouldValidate });
    document.getElementById(id)?.focus();
  };
  return (
    <Box>
      <Muted sx={{ mb: 0.75 }}>{t('formulaNames')}</Muted>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {listFormulaInputs(fee).map(({ name, meaning }) => (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Chip
              {...{ label: name, size: 'small', variant: 'outlined', onClick: () => add(name) }}
              aria-label={t('formulaInsert', { name, meaning })}
              sx={{ fontFamily: 'monospace', flexShrink: 0 }}
            />
            <Muted>{meaning}</Muted>
          </Box>
        ))}
      </Box>
      <Muted sx={{ mt: 1 }}>{t('functions')}</Muted>
    </Box>
  );
}

const CODE = {
  display: 'block',
  mt: 1,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
