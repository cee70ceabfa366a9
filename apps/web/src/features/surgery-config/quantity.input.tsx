import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';

/** Parses "2" or "1.5". Returns NaN for anything else. */
function quantityIn(text: string): number {
  return /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN;
}

/** A quantity with at most two decimals. */
export function QuantityInput({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && Object.is(quantityIn(typed), field.value);
  const written = Number.isFinite(field.value) ? String(field.value) : '';
  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextField
        id={id}
        inputRef={field.ref}
        value={isOwn ? typed : written}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(quantityIn(target.value));
        }}
        onBlur={field.onBlur}
        error={Boolean(error)}
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 6,
            className: 'tabular',
            'aria-describedby': describedBy(id, { error }),
            'aria-invalid': Boolean(error),
            'aria-required': true,
          },
        }}
      />
    </FieldFrame>
  );
}
