import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { parseMoney } from '@quillcare/rules';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError, type InputProps } from './inputs.view';

/** An amount as typed ("1,234.50"); the form's value is in minor units, NaN if it cannot be parsed. */
export function MoneyInput(props: InputProps) {
  return (
    <ParsedInput
      {...props}
      adornment="$"
      parse={(text) => parseMoney(text) ?? NaN}
      format={(minor) => (minor / 100).toFixed(2)}
      inputMode="decimal"
    />
  );
}

/** A whole number; null if optional and empty. */
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

interface ParsedInputProps extends InputProps {
  parse: (text: string) => number;
  format: (value: number) => string;
  inputMode: 'decimal' | 'numeric';
  adornment?: string;
  unit?: string;
}

function ParsedInput({ name, ...props }: ParsedInputProps) {
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

function ParsedField({
  name,
  label,
  help,
  optional,
  parse,
  format,
  inputMode,
  adornment,
  unit,
  field,
}: ParsedInputProps & { field: Field }) {
  const { value, onChange, onBlur, ref } = field;
  const id = useFieldId(name);
  const error = useFieldError(name);
  const [text, setText] = useState(typeof value === 'number' && Number.isFinite(value) ? format(value) : '');
  const type = (typed: string) => {
    setText(typed);
    onChange(typed.trim() === '' ? null : parse(typed.trim()));
  };
  const leave = () => {
    if (typeof value === 'number' && Number.isFinite(value)) setText(format(value));
    onBlur();
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <TextField
        id={id}
        inputRef={ref}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        error={Boolean(error)}
        sx={{ maxWidth: 240 }}
        slotProps={{
          input: {
            startAdornment: adornment ? (
              <InputAdornment position="start">{adornment}</InputAdornment>
            ) : undefined,
            endAdornment: unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined,
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
