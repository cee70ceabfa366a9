import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { buildDescribedBy, FieldFrame, Muted } from '@quillcare/ui';
import { useWords } from '../words/words';
import { useCreateRecord, type NewRecord } from './create-record.host';
import { recordPickerWords } from './record-picker.en';
import { toChoice, useChosenRecord, useRecordSearch, type Choice, type RecordSource } from './record-source';

export interface RecordPickerProps<R extends { id: string }> {
  id: string;
  label: string;
  source: RecordSource<R>;
  /** Id of the chosen record. Null for none. */
  chosen: string | null;
  onChange: (record: R | null) => void;
  /** Clears the field after each choice, for choosing several records. */
  isForSeveral?: boolean;
  /** Ids that cannot be chosen, such as those already chosen. */
  excludedIds?: readonly string[];
  /** Lets the user add a missing record without leaving the page. */
  create?: NewRecord<R>;
  placeholder?: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Finds a record on the server as the user types. Every form uses this to choose records. */
export function RecordPicker<R extends { id: string }>(props: RecordPickerProps<R>) {
  const { id, label, source, isForSeveral, error, help, optional, placeholder, inputRef } = props;
  const t = useWords(recordPickerWords);
  const [text, setText] = useState('');
  const [value, choose] = useValue(props);
  const creating = useCreateRecord(props.create, choose);
  const found = useRecordSearch(source, value && text === value.label ? '' : text);
  const options = excludeChoices(found.choices, props.excludedIds, value);
  return (
    <>
      <FieldFrame {...{ id, label, help, optional }} error={error}>
        <Autocomplete<Choice<R>>
          id={id}
          value={isForSeveral ? null : value}
          // Do not offer to add a record that may yet be found, or would have been if the search had not failed.
          options={
            creating.option && !found.isFinding && !found.problem
              ? [...options, creating.option(text)]
              : options
          }
          loading={found.isFinding}
          loadingText={t('finding')}
          noOptionsText={found.problem ?? t('none')}
          autoHighlight
          openOnFocus
          // The server has already searched more than the label (phone, email, similar spellings).
          filterOptions={(all) => all}
          inputValue={text}
          onInputChange={(_event, typed, reason) => setText(isForSeveral && reason === 'reset' ? '' : typed)}
          onChange={(_event, picked) => {
            if (picked && creating.isChosen(picked)) creating.begin(text);
            else choose(picked?.record ?? null);
            if (isForSeveral) setText('');
          }}
          onBlur={props.onBlur}
          // Enter chooses a record, and while there is none to choose it must not submit the form.
          onKeyDown={(event) =>
            event.key === 'Enter' && text !== (value?.label ?? '') && event.preventDefault()
          }
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          renderOption={({ key, ...option }, choice) => (
            <Box component="li" key={key} {...option}>
              <Option choice={choice} isNew={creating.isChosen(choice)} />
            </Box>
          )}
          renderInput={(input) => <PickerInput {...{ id, help, error, input, placeholder, inputRef }} />}
        />
      </FieldFrame>
      {creating.dialog}
    </>
  );
}

type PickerInputProps = Pick<
  RecordPickerProps<{ id: string }>,
  'id' | 'help' | 'error' | 'placeholder' | 'inputRef'
> & { input: AutocompleteRenderInputParams };

function PickerInput({
  id,
  help,
  error,
  placeholder,
  inputRef,
  input: { slotProps, ...input },
}: PickerInputProps) {
  const t = useWords(recordPickerWords);
  return (
    <TextField
      {...input}
      inputRef={inputRef}
      placeholder={placeholder ?? t('type')}
      error={Boolean(error)}
      slotProps={{
        ...slotProps,
        htmlInput: {
          ...slotProps.htmlInput,
          maxLength: 100,
          'aria-describedby': buildDescribedBy(id, { help, error }),
          'aria-invalid': Boolean(error),
        },
      }}
    />
  );
}

/** Returns the chosen record and a function to choose another. A record chosen here is shown without loading it. */
function useValue<R extends { id: string }>({
  source,
  chosen,
  onChange,
}: RecordPickerProps<R>): [Choice<R> | null, (record: R | null) => void] {
  const [picked, setPicked] = useState<R | null>(null);
  const isPicked = picked !== null && picked.id === chosen;
  const read = useChosenRecord(source, isPicked ? null : chosen);
  const choose = (record: R | null) => {
    setPicked(record);
    onChange(record);
  };
  const own = useMemo(() => (isPicked ? toChoice(source, picked) : null), [isPicked, picked, source]);
  return [own ?? read, choose];
}

/** Keeps the chosen record among the options, because otherwise it could not be displayed. */
function excludeChoices<R>(
  found: readonly Choice<R>[],
  without: readonly string[] = [],
  value: Choice<R> | null,
): Choice<R>[] {
  const offered = found.filter(({ id }) => !without.includes(id));
  const isKnown = value === null || offered.some(({ id }) => id === value.id);
  return isKnown ? offered : [value, ...offered];
}

function Option({ choice, isNew }: { choice: Choice; isNew: boolean }) {
  return (
    <Box sx={{ color: isNew ? 'primary.main' : undefined, minWidth: 0 }}>
      <Typography sx={{ fontWeight: isNew ? 500 : undefined }}>{choice.label}</Typography>
      {choice.detail && <Muted>{choice.detail}</Muted>}
    </Box>
  );
}
