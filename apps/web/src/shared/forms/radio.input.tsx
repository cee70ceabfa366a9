import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldFrame, Muted } from '@quillcare/ui';
import { useField, type InputProps } from './inputs.view';

export interface RadioOption {
  value: string;
  label: string;
  /** What choosing it means. */
  help?: string | undefined;
}

export interface RadioInputProps extends Pick<InputProps, 'name' | 'label' | 'help'> {
  options: readonly RadioOption[];
}

/** Selects one of a few options that each need a sentence of explanation. */
export function RadioInput({ options, ...props }: RadioInputProps) {
  const { id, frame, describedBy, field } = useField(props);
  return (
    <FieldFrame {...frame}>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        value={field.value ?? ''}
        onBlur={field.onBlur}
        onChange={(_event, chosen) => field.onChange(chosen)}
      >
        {options.map((option, at) => (
          <Option
            key={option.value}
            {...option}
            helpId={`${id}-${option.value}`}
            // Focus target of the field's error.
            inputRef={at === 0 ? field.ref : undefined}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

interface OptionProps extends RadioOption {
  helpId: string;
  inputRef: ((element: HTMLElement | null) => void) | undefined;
}

function Option({ value, label, help, helpId, inputRef }: OptionProps) {
  return (
    <Box sx={{ py: 0.5 }}>
      <FormControlLabel
        value={value}
        label={label}
        control={
          <Radio size="small" slotProps={{ input: { ref: inputRef, 'aria-describedby': help && helpId } }} />
        }
      />
      {help && (
        <Muted id={helpId} sx={{ ml: 3.75 }}>
          {help}
        </Muted>
      )}
    </Box>
  );
}
