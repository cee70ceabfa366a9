import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { describedBy, FieldFrame, Panel } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { flatErrors } from '../../shared/forms/server-errors';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { surgeryConfigWords } from './surgery-config.en';

const NAME = 'exclusions';

/** Splits the text into one exclusion per line, ignoring blank lines. */
function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What a quote excludes, edited as free text with one exclusion per line. */
export function ExclusionsSection() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { field } = useController({ control, name: NAME });
  const id = useFieldId(NAME);
  const error = useLineError();
  const [typed, setTyped] = useState<string | null>(null);
  // Lines set from outside, such as a colleague's change, replace the typed text.
  const isOwn = typed !== null && linesIn(typed).join('\n') === field.value.join('\n');
  return (
    <Panel title={t('exclusions.title')} hint={t('exclusions.hint')}>
      <FieldFrame id={id} label={t('exclusions.label')} error={error} optional>
        <TextField
          id={id}
          inputRef={field.ref}
          multiline
          minRows={3}
          value={isOwn ? typed : field.value.join('\n')}
          placeholder={t('exclusions.example')}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(linesIn(target.value));
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
          error={Boolean(error)}
          slotProps={{
            htmlInput: { 'aria-describedby': describedBy(id, { error }), 'aria-invalid': Boolean(error) },
          }}
        />
      </FieldFrame>
    </Panel>
  );
}

/** Returns the first error with its line number. */
function useLineError(): string | undefined {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: NAME });
  const found = get(errors, NAME) as object | undefined;
  const [first] = found ? flatErrors(found) : [];
  if (!first) return undefined;
  const { path, message } = first;
  return path === '' ? message : t('exclusions.line', { number: Number(path) + 1, message });
}
