import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { flatErrors } from '../../shared/forms/server-errors';
import { useWords } from '../../shared/words/words';
import { surgeryWords } from './surgery.en';

const NAME = 'mbsItems';

/** The numbers in a text: "41672, 41671" or one below the other. */
function numbersIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** MBS items as people note them down: numbers with commas between; one that is claimed twice is typed twice. */
export function MbsItemsInput() {
  const t = useWords(surgeryWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: NAME });
  const id = useFieldId(NAME);
  const error = useItemsError();
  const [typed, setTyped] = useState<string | null>(null);
  const items = field.value as string[];
  // Items that were set from outside, such as a colleague's, replace what was typed.
  const isOwn = typed !== null && numbersIn(typed).join() === items.join();
  const help = t('help.mbsItems');
  return (
    <FieldFrame id={id} label={t('fields.mbsItems')} help={help} error={error} optional>
      <TextField
        id={id}
        inputRef={field.ref}
        value={isOwn ? typed : items.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(numbersIn(target.value));
        }}
        onBlur={() => {
          setTyped(null);
          field.onBlur();
        }}
        error={Boolean(error)}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            className: 'tabular',
            maxLength: 200,
            'aria-describedby': describedBy(id, { help, error }),
            'aria-invalid': Boolean(error),
          },
        }}
      />
    </FieldFrame>
  );
}

/** The error of the list, or the first one of a number in it. */
function useItemsError(): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name: NAME });
  const found = get(errors, NAME) as object | undefined;
  return found && flatErrors(found)[0]?.message;
}
