import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { getNumberFormat, parseMoney } from '@quillcare/rules';
import { FieldFrame } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { formatAmount, normaliseDecimals } from './amount-text';
import { useField, type InputProps } from './inputs.view';

/** An amount ("1,234.50"). The form's value is in minor units, NaN if it cannot be parsed. */
export function MoneyInput(props: InputProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      adornment="$"
      parse={(text) => parseMoney(normaliseDecimals(text, locale)) ?? NaN}
      format={(minor) => formatAmount(minor, locale)}
      inputMode="decimal"
    />
  );
}

/** A percentage ("12.5"). The form's value is in basis points, NaN if it cannot be parsed or exceeds `most` (default 100 %). */
export function PercentInput({ most = 10_000, ...props }: InputProps & { most?: number }) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      unit="%"
      parse={(text) => basisPointsOf(normaliseDecimals(text, locale), most)}
      format={(basisPoints) =>
        getNumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)
      }
      inputMode="decimal"
    />
  );
}

function basisPointsOf(text: string, most: number): number {
  const [, percent] = /^(\d{1,4}(?:\.\d{1,2})?)\s*%?$/.exec(text) ?? [];
  const basisPoints = Math.round(Number(percent ?? NaN) * 100);
  return basisPoints <= most ? basisPoints : NaN;
}

/** A whole number. Null if optional and empty. */
export function CountInput(props: InputProps & { unit?: string }) {
  return (
    <ParsedInput
      {...props}
      parse={(text) => (/^\d+$/.test(text) ? Number(text) : NaN)}
      format={String}
      inputMode="numeric"
    />
  );
}

export interface ParsedInputProps extends InputProps {
  parse: (text: string) => number;
  format: (value: number) => string;
  inputMode: 'decimal' | 'numeric';
  adornment?: string;
  unit?: string;
}

/** A number in some unit. `parse` returns NaN for anything else. */
export function ParsedInput(props: ParsedInputProps) {
  const { inputMode, adornment, unit } = props;
  const { id, frame, aria, isInvalid, field } = useField(props);
  const { text, type, leave } = useNumberText(props, field);
  return (
    <FieldFrame {...frame}>
      <TextField
        id={id}
        inputRef={field.ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={isInvalid}
        sx={{ maxWidth: 240 }}
        slotProps={{
          input: {
            startAdornment: adornment && <InputAdornment position="start">{adornment}</InputAdornment>,
            endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
          },
          htmlInput: { inputMode, autoComplete: 'off', maxLength: 20, className: 'tabular', ...aria },
        }}
      />
    </FieldFrame>
  );
}

/** Holds the text of a number: as typed while it matches the form's value, otherwise the formatted value. */
function useNumberText(
  { parse, format }: Pick<ParsedInputProps, 'parse' | 'format'>,
  field: ReturnType<typeof useField>['field'],
) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof field.value === 'number' && Number.isFinite(field.value) ? format(field.value) : '';
  const parseText = (text: string) => (text.trim() === '' ? null : parse(text.trim()));
  // A value set from outside, such as a colleague's change, replaces the typed text.
  const isOwn = typed !== null && Object.is(parseText(typed), field.value ?? null);
  return {
    text: isOwn ? typed : written,
    type: (text: string) => {
      setTyped(text);
      field.onChange(parseText(text));
    },
    leave: () => {
      if (written) setTyped(null);
      field.onBlur();
    },
  };
}
