import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Controller, get, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { formWords } from './form.en';
import { useWords } from '../words/words';
import { useFieldId } from './form.frame';

export interface InputProps {
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean;
}

/** Returns the first error of a field in the surrounding form. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = (get(errors, name) as FieldError | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}

export interface TextInputProps extends InputProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  multiline?: boolean;
  minRows?: number;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal';
  endAdornment?: ReactNode;
}

export function TextInput({
  name,
  label,
  help,
  optional,
  type = 'text',
  autoComplete,
  multiline,
  minRows = 3,
  maxLength,
  inputMode,
  endAdornment,
}: TextInputProps) {
  const { control } = useFormContext();
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
          <TextField
            {...field}
            // All contracts represent an empty optional field as null.
            onChange={({ target }) => onChange(optional && target.value === '' ? null : target.value)}
            id={id}
            inputRef={ref}
            value={value ?? ''}
            type={type}
            error={Boolean(error)}
            multiline={multiline}
            minRows={multiline ? minRows : undefined}
            slotProps={{
              input: { endAdornment },
              htmlInput: {
                autoComplete: autoComplete ?? 'off',
                maxLength,
                inputMode,
                'aria-describedby': describedBy(id, { help, error }),
                'aria-invalid': Boolean(error),
                'aria-required': !optional,
              },
            }}
          />
        </FieldFrame>
      )}
    />
  );
}

export interface SelectInputProps extends InputProps {
  options: readonly { value: string; label: string }[];
  /** Label of the empty option, whose value is null. */
  emptyLabel?: string;
}

export function SelectInput({ name, label, help, optional, options, emptyLabel }: SelectInputProps) {
  const t = useWords(formWords);
  const { control } = useFormContext();
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
          <TextField
            {...field}
            select
            inputRef={ref}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            error={Boolean(error)}
            slotProps={{
              select: {
                native: false,
                displayEmpty: true,
                SelectDisplayProps: {
                  id,
                  'aria-labelledby': `${id}-label ${id}`,
                  'aria-describedby': describedBy(id, { help, error }),
                  'aria-invalid': Boolean(error),
                  'aria-required': !optional,
                },
              },
            }}
          >
            {(emptyLabel ?? optional) && <MenuItem value="">{emptyLabel ?? t('none')}</MenuItem>}
            {options.map((option) => (
              <MenuItem key={option.value} value={option.value}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        </FieldFrame>
      )}
    />
  );
}

export function CheckInput({ name, label, help }: Pick<InputProps, 'name' | 'label' | 'help'>) {
  const { control } = useFormContext();
  const id = useFieldId(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <Box>
          <FormControlLabel
            sx={{ ml: -1 }}
            label={label}
            control={
              <Checkbox
                {...field}
                id={id}
                slotProps={{ input: { ref, 'aria-describedby': describedBy(id, { help }) } }}
                checked={Boolean(value)}
                onChange={(_event, checked) => onChange(checked)}
              />
            }
          />
          {help && (
            <Typography id={`${id}-help`} variant="body2" color="textSecondary" sx={{ ml: 3.5 }}>
              {help}
            </Typography>
          )}
        </Box>
      )}
    />
  );
}
