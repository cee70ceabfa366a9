import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { addDays } from '@quillcare/rules';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { minorOf } from './filter-value.view';
import { listWords } from './list.en';

export interface RangeFormProps {
  from: string | undefined;
  to: string | undefined;
  onApply: (from: string | undefined, to: string | undefined) => void;
}

/** Asks for the first and the last day, with the usual periods at hand. */
export function DatesForm({ from, to, onApply }: RangeFormProps) {
  const t = useWords(listWords);
  const today = useFormats().today();
  const presets = [
    { label: t('filter.today'), from: today },
    { label: t('filter.last7'), from: addDays(today, -6) },
    { label: t('filter.last30'), from: addDays(today, -29) },
    { label: t('filter.thisMonth'), from: `${today.slice(0, 8)}01` },
  ];
  return (
    <RangeForm
      type="date"
      from={from ?? ''}
      to={to ?? ''}
      read={(text) => text || undefined}
      onApply={onApply}
      above={
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', gridColumn: '1 / -1' }}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              variant="outlined"
              onClick={() => onApply(preset.from, today)}
            >
              {preset.label}
            </Button>
          ))}
        </Box>
      }
    />
  );
}

/** Asks for the smallest and the largest amount. */
export function AmountsForm({ from, to, onApply }: RangeFormProps) {
  const asText = (minor: string | undefined) => (minor ? String(Number(minor) / 100) : '');
  return (
    <RangeForm
      type="text"
      from={asText(from)}
      to={asText(to)}
      read={(text) => (text.trim() ? minorOf(text) : undefined)}
      onApply={onApply}
    />
  );
}

interface TwoFieldsProps {
  type: 'date' | 'text';
  from: string;
  to: string;
  /** The value for the address; null if the text is none. */
  read: (text: string) => string | number | undefined | null;
  onApply: RangeFormProps['onApply'];
  above?: ReactNode;
}

function RangeForm({ type, from: startFrom, to: startTo, read, onApply, above }: TwoFieldsProps) {
  const t = useWords(listWords);
  const [from, setFrom] = useState(startFrom);
  const [to, setTo] = useState(startTo);
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first, last] = [read(from), read(to)];
    if (first === null || last === null) return setProblem(t('filter.notAmount'));
    if (first !== undefined && last !== undefined && first > last) return setProblem(t('filter.wrongOrder'));
    onApply(first?.toString(), last?.toString());
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, p: 2, pt: 1, maxWidth: 340 }}
    >
      {above}
      <Edge
        label={t('filter.from')}
        type={type}
        value={from}
        onChange={setFrom}
        isInvalid={problem !== ''}
        isFirst
      />
      <Edge label={t('filter.to')} type={type} value={to} onChange={setTo} isInvalid={problem !== ''} />
      <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1', m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
      <Button type="submit" variant="contained" sx={{ gridColumn: '1 / -1' }}>
        {t('filter.apply')}
      </Button>
    </Box>
  );
}

interface EdgeProps {
  label: string;
  type: 'date' | 'text';
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
  isFirst?: boolean;
}

function Edge({ label, type, value, onChange, isInvalid, isFirst }: EdgeProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <TextField
        id={id}
        type={type}
        value={value}
        autoFocus={isFirst}
        error={isInvalid}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { inputMode: type === 'text' ? 'decimal' : undefined } }}
      />
    </Box>
  );
}
