import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { numberFormat, parseMoney } from '@quillcare/rules';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFormats } from '../formats/use-formats';
import { amountText, withDecimalPoint } from './amount-text';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

/** An amount ("1,234.50"). The form's value is in minor units, NaN if it cannot be parsed. */
export function MoneyInput(props: InputProps) {
  const { locale } = useFormats();
  return (
    <ParsedInput
      {...props}
      adornment="$"
      parse={(text) => parseMoney(withDecimalPoint(text, locale)) ?? NaN}
      format={(minor) => amountText(minor, locale)}
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
      parse={(text) => basisPointsOf(withDecimalPoint(text, locale), most)}
      format={(basisPoints) => numberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}
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
export function ParsedInput({ name, ...props }: ParsedInputProps) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <ParsedField {...props} name={name} field={field} />}
    />
  );
}

interface Field {
  value: unknown;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** Holds the text of a number: as typed while it matches the form's value, otherwise the formatted value. */
function useNumberText({ parse, format }: Pick<ParsedInputProps, 'parse' | 'format'>, field: Field) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof field.value === 'number' && Number.isFinite(field.value) ? format(field.value) : '';
  const meaning = (text: string) => (text.trim() === '' ? null : parse(text.trim()));
  // A value set from outside, such as a colleague's change, replaces the typed text.
  const isOwn = typed !== null && Object.is(meaning(typed), field.value ?? null);
  return {
    text: isOwn ? typed : written,
    type: (text: string) => {
      setTyped(text);
      field.onChange(meaning(text));
    },
    leave: () => {
      if (written) setTyped(null);
      field.onBlur();
    },
  };
}

function ParsedField({ name, field, ...props }: ParsedInputProps & { field: Field }) {
  const { label, help, optional, inputMode, adornment, unit } = props;
  const id = useFieldId(name);
  const error = useFieldError(name);
  const { text, type, leave } = useNumberText(props, field);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <TextField
        id={id}
        inputRef={field.ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={Boolean(error)}
        sx={{ maxWidth: 240 }}
        slotProps={{
          input: {
            startAdornment: adornment && <InputAdornment position="start">{adornment}</InputAdornment>,
            endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
          },
          htmlInput: {
            inputMode,
            autoComplete: 'off',
            maxLength: 20,
            className: 'tabular',
            'aria-describedby': describedBy(id, { help, error }),
            'aria-invalid': Boolean(error),
            'aria-required': !optional,
          },
        }}
      />
    </FieldFrame>
  );
}
