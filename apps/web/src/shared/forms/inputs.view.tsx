import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { get, useController, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { buildDescribedBy, FieldFrame, Muted } from '@quillcare/ui';
import { formWords } from './form.en';
import { useWords } from '../words/words';
import { useFieldId } from './form.frame';
import { SelectBox } from './select-box.view';

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

/** Connects a control to its field in the surrounding form: value, frame, and attributes for screen readers. */
export function useField({ name, label, help, optional }: InputProps) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const id = useFieldId(name);
  const error = useFieldError(name);
  const describedBy = buildDescribedBy(id, { help, error });
  return {
    id,
    field,
    isInvalid: Boolean(error),
    describedBy,
    frame: { id, label, help, error, optional },
    aria: { 'aria-describedby': describedBy, 'aria-invalid': Boolean(error), 'aria-required': !optional },
  };
}

export interface TextInputProps extends InputProps {
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  multiline?: boolean;
  minRows?: number;
  maxLength?: number;
  inputMode?: 'numeric' | 'decimal';
  endAdornment?: ReactNode;
}

export function TextInput(props: TextInputProps) {
  const { optional, type = 'text', autoComplete = 'off', multiline, minRows = 3, maxLength } = props;
  const { inputMode, endAdornment } = props;
  const { id, frame, aria, isInvalid, field } = useField(props);
  const { ref, value, onChange, ...rest } = field;
  return (
    <FieldFrame {...frame}>
      <TextField
        {...rest}
        // All contracts represent an empty optional field as null.
        onChange={({ target }) => onChange(optional && target.value === '' ? null : target.value)}
        id={id}
        inputRef={ref}
        value={value ?? ''}
        type={type}
        error={isInvalid}
        multiline={multiline}
        minRows={multiline ? minRows : undefined}
        slotProps={{ input: { endAdornment }, htmlInput: { autoComplete, maxLength, inputMode, ...aria } }}
      />
    </FieldFrame>
  );
}

export interface SelectInputProps extends InputProps {
  options: readonly { value: string; label: string }[];
  /** Label of the empty option, whose value is null. */
  emptyLabel?: string;
}

export function SelectInput({ options, emptyLabel, ...props }: SelectInputProps) {
  const t = useWords(formWords);
  const { frame, field } = useField(props);
  const hasEmpty = emptyLabel !== undefined || props.optional;
  return (
    <SelectBox
      {...frame}
      isRequired={!props.optional}
      value={(field.value as string | null) ?? ''}
      options={hasEmpty ? [{ value: '', label: emptyLabel ?? t('none') }, ...options] : options}
      onChange={(value) => field.onChange(value === '' ? null : value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}

export function CheckInput(props: Pick<InputProps, 'name' | 'label' | 'help'>) {
  const { id, describedBy, field } = useField(props);
  const { ref, value, onChange, ...rest } = field;
  return (
    <Box>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={props.label}
        control={
          <Checkbox
            {...rest}
            id={id}
            slotProps={{ input: { ref, 'aria-describedby': describedBy } }}
            checked={Boolean(value)}
            onChange={(_event, checked) => onChange(checked)}
          />
        }
      />
      {props.help && (
        <Muted id={`${id}-help`} sx={{ ml: 3.5 }}>
          {props.help}
        </Muted>
      )}
    </Box>
  );
}
