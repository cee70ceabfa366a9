import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type Ref } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError } from './inputs.view';
import { useWords } from '../words/words';
import { timeZoneWords } from './time-zone.en';
import { timeZoneChoices } from './time-zones';

const POPUP = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'surface.raised',
  boxShadow: '0 8px 24px rgba(0,0,0,0.14)',
};

/** Selects a time zone, found by typing part of its name. */
export function TimeZoneInput({ name }: { name: string }) {
  const t = useWords(timeZoneWords);
  const { control, getValues } = useFormContext();
  const id = useFieldId(name);
  const error = useFieldError(name);
  // The stored zone is always offered, even if the browser does not know it.
  const [first] = useState(() => String(getValues(name)));
  const choices = useMemo(() => timeZoneChoices(first), [first]);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur } }) => (
        <FieldFrame id={id} label={t('label')} help={t('help')} error={error}>
          <Autocomplete
            id={id}
            disableClearable
            autoHighlight
            options={choices}
            value={choices.find((choice) => choice.id === value)}
            onChange={(_event, choice) => onChange(choice.id)}
            onBlur={onBlur}
            groupBy={({ region }) => region}
            isOptionEqualToValue={(option, other) => option.id === other.id}
            noOptionsText={t('none')}
            slotProps={{ paper: { sx: POPUP } }}
            renderInput={(input) => <ZoneText id={id} error={error} inputRef={ref} input={input} />}
          />
        </FieldFrame>
      )}
    />
  );
}

interface ZoneTextProps {
  id: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  input: AutocompleteRenderInputParams;
}

function ZoneText({ id, error, inputRef, input: { slotProps, ...input } }: ZoneTextProps) {
  const t = useWords(timeZoneWords);
  return (
    <TextField
      {...input}
      inputRef={inputRef}
      error={Boolean(error)}
      slotProps={{
        ...slotProps,
        htmlInput: {
          ...slotProps.htmlInput,
          maxLength: 60,
          'aria-describedby': describedBy(id, { help: t('help'), error }),
          'aria-invalid': Boolean(error),
          'aria-required': true,
        },
      }}
    />
  );
}
