import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { FieldFrame } from '@quillcare/ui';
import { useField } from './inputs.view';
import { useWords } from '../words/words';
import { timeZoneWords } from './time-zone.en';
import { buildTimeZoneChoices } from './time-zones';

const POPUP = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'surface.raised',
  boxShadow: '0 8px 24px rgba(0,0,0,0.14)',
};

/** Selects a time zone, found by typing part of its name. */
export function TimeZoneInput({ name }: { name: string }) {
  const t = useWords(timeZoneWords);
  const { id, frame, aria, isInvalid, field } = useField({ name, label: t('label'), help: t('help') });
  // The stored zone is always offered, even if the browser does not know it.
  const [first] = useState(() => String(field.value));
  const choices = useMemo(() => buildTimeZoneChoices(first), [first]);
  return (
    <FieldFrame {...frame}>
      <Autocomplete
        id={id}
        disableClearable
        autoHighlight
        options={choices}
        value={choices.find((choice) => choice.id === field.value)}
        onChange={(_event, choice) => field.onChange(choice.id)}
        onBlur={field.onBlur}
        groupBy={({ region }) => region}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        noOptionsText={t('none')}
        slotProps={{ paper: { sx: POPUP } }}
        renderInput={({ slotProps, ...input }) => (
          <TextField
            {...input}
            inputRef={field.ref}
            error={isInvalid}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, maxLength: 60, ...aria } }}
          />
        )}
      />
    </FieldFrame>
  );
}
