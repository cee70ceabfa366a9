import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { parseMoney } from '@quillcare/rules';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useState } from 'react';
import { Controller, useFormContext, useFormState, type FieldPath } from 'react-hook-form';
import { LINE } from './editor.texts';
import type { LineInput, QuoteFormInput } from './quote-form';

type Field = Exclude<keyof LineInput, 'surgeryId'>;

interface CellProps {
  index: number;
  field: Field;
  /** Called before a new value is stored. */
  onChanged?: (value: unknown) => void;
}

function useCell(index: number, field: Field) {
  const name = `lines.${index}.${field}` as FieldPath<QuoteFormInput>;
  const { control } = useFormContext<QuoteFormInput>();
  const { errors } = useFormState({ control, name });
  const error = errors.lines?.[index]?.[field]?.message;
  const id = `quote-lines-${index}-${field}`;
  return { name, control, error, id, label: LINE[field as 'kind'] };
}

const aria = (id: string, error: string | undefined) => ({
  'aria-describedby': describedBy(id, { error }),
  'aria-invalid': Boolean(error),
});

/** Text of a line. */
export function TextCell({ index, field, maxLength = 300 }: CellProps & { maxLength?: number }) {
  const { name, control, error, id, label } = useCell(index, field);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field: { ref, value, ...rest } }) => (
          <TextField
            {...rest}
            id={id}
            inputRef={ref}
            value={value ?? ''}
            error={Boolean(error)}
            slotProps={{ htmlInput: { maxLength, autoComplete: 'off', ...aria(id, error) } }}
          />
        )}
      />
    </FieldFrame>
  );
}

/** One of a few values: a native select, quick on the keyboard and on a phone. */
export function SelectCell({
  index,
  field,
  options,
  onChanged,
}: CellProps & { options: Record<string, string> }) {
  const { name, control, error, id, label } = useCell(index, field);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field: { ref, onChange, ...rest } }) => (
          <TextField
            {...rest}
            select
            id={id}
            inputRef={ref}
            error={Boolean(error)}
            onChange={(event) => {
              onChanged?.(event.target.value);
              onChange(event);
            }}
            slotProps={{ select: { native: true }, htmlInput: aria(id, error) }}
          >
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </TextField>
        )}
      />
    </FieldFrame>
  );
}

/** An amount as people type it; empty is `whenEmpty`. */
export function MoneyCell({ index, field, whenEmpty }: CellProps & { whenEmpty: 0 | null }) {
  return (
    <FigureCell
      index={index}
      field={field}
      whenEmpty={whenEmpty}
      adornment="$"
      parse={parseMoney}
      format={(minor) => (minor / 100).toFixed(2)}
    />
  );
}

/** How many, with at most two decimals. */
export function QuantityCell({ index }: { index: number }) {
  return (
    <FigureCell
      index={index}
      field="quantity"
      whenEmpty={null}
      parse={(text) => (/^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null)}
      format={String}
    />
  );
}

interface FigureProps extends CellProps {
  whenEmpty: 0 | null;
  adornment?: string;
  parse: (text: string) => number | null;
  format: (value: number) => string;
}

function FigureCell(props: FigureProps) {
  const { name, control, error, id, label } = useCell(props.index, props.field);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <FigureInput
            {...props}
            id={id}
            error={error}
            value={typeof field.value === 'number' ? field.value : null}
            onValue={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        )}
      />
    </FieldFrame>
  );
}

interface FigureInputProps extends FigureProps {
  id: string;
  error: string | undefined;
  value: number | null;
  onValue: (value: number | null) => void;
  onBlur: () => void;
  inputRef: (element: HTMLElement | null) => void;
}

function FigureInput({
  id,
  error,
  value,
  onValue,
  onBlur,
  inputRef,
  whenEmpty,
  adornment,
  parse,
  format,
}: FigureInputProps) {
  const written = value !== null && Number.isFinite(value) ? format(value) : '';
  // While someone types, the text is theirs; otherwise it is the value's (which a surgery or a reset may change).
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      inputRef={inputRef}
      value={typed ?? written}
      error={Boolean(error)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onValue(text.trim() === '' ? whenEmpty : (parse(text.trim()) ?? NaN));
      }}
      onBlur={() => {
        if (value === null || Number.isFinite(value)) setTyped(null);
        onBlur();
      }}
      slotProps={{
        input: {
          startAdornment: adornment ? (
            <InputAdornment position="start">{adornment}</InputAdornment>
          ) : undefined,
        },
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          maxLength: 20,
          className: 'tabular',
          style: { textAlign: 'right' },
          ...aria(id, error),
        },
      }}
    />
  );
}
