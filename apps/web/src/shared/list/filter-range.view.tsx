import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { addDays, isIsoDate } from '@quillcare/rules';
import { FieldFrame } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { amountText, readAmount, typedAmountText } from '../forms/amount-text';
import { DayRangePicker, type DayRange } from '../forms/day-picker.view';
import { useWords } from '../words/words';
import { listWords } from './list.en';

export interface RangeFormProps {
  from: string | undefined;
  to: string | undefined;
  onApply: (from: string | undefined, to: string | undefined) => void;
}

/** Asks for the first and last day, and offers common periods. */
export function DatesForm({ from, to, onApply }: RangeFormProps) {
  const t = useWords(listWords);
  const [range, setRange] = useState<DayRange>({ from: from ?? null, to: to ?? null });
  const days = [range.from, range.to];
  const apply = () => {
    if (days.some((day) => day !== null && !isIsoDate(day))) return t('filter.notDay');
    if (range.from !== null && range.to !== null && range.from > range.to) return t('filter.wrongOrder');
    onApply(range.from ?? undefined, range.to ?? undefined);
    return '';
  };
  return (
    <RangeForm apply={apply}>
      {(isInvalid) => (
        <>
          <Presets onApply={onApply} />
          <DayRangePicker
            value={range}
            onChange={setRange}
            labels={{ from: t('filter.from'), to: t('filter.to') }}
            optional
            isInvalid={isInvalid}
          />
        </>
      )}
    </RangeForm>
  );
}

function Presets({ onApply }: Pick<RangeFormProps, 'onApply'>) {
  const t = useWords(listWords);
  const today = useFormats().today();
  const presets = [
    { label: t('filter.today'), from: today },
    { label: t('filter.last7'), from: addDays(today, -6) },
    { label: t('filter.last30'), from: addDays(today, -29) },
    { label: t('filter.thisMonth'), from: `${today.slice(0, 8)}01` },
  ];
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {presets.map(({ label, from }) => (
        <Button key={label} size="small" variant="outlined" onClick={() => onApply(from, today)}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

export function AmountsForm({ from, to, onApply }: RangeFormProps) {
  const t = useWords(listWords);
  const prefix = useId();
  const { locale } = useFormats();
  const asText = (minor: string | undefined) => typedAmountText(minor ? Number(minor) : null, locale);
  const [typed, setTyped] = useState({ from: asText(from), to: asText(to) });
  const apply = () => {
    const [first, last] = [readAmount(typed.from, locale), readAmount(typed.to, locale)];
    if (!first.ok || !last.ok) return t('filter.notAmount', { example: amountText(125_050, locale) });
    if (first.value !== null && last.value !== null && first.value > last.value)
      return t('filter.wrongOrder');
    onApply(first.value?.toString(), last.value?.toString());
    return '';
  };
  return (
    <RangeForm apply={apply}>
      {(isInvalid) => (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {(['from', 'to'] as const).map((end) => (
            <FieldFrame key={end} id={`${prefix}-${end}`} label={t(`filter.${end}`)}>
              <TextField
                id={`${prefix}-${end}`}
                value={typed[end]}
                autoFocus={end === 'from'}
                error={isInvalid}
                onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
              />
            </FieldFrame>
          ))}
        </Box>
      )}
    </RangeForm>
  );
}

interface RangeFrameProps {
  /** Applies the input. Returns an error message, or an empty text. */
  apply: () => string;
  children: (isInvalid: boolean) => ReactNode;
}

function RangeForm({ apply, children }: RangeFrameProps) {
  const t = useWords(listWords);
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(apply());
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5, p: 2, pt: 1, maxWidth: 380 }}
    >
      {children(problem !== '')}
      <FormHelperText error role="alert" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
      <Button type="submit" variant="contained">
        {t('filter.apply')}
      </Button>
    </Box>
  );
}
