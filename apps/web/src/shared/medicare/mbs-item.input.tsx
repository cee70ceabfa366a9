import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type Ref } from 'react';
import { listMbsItems, type ResultOf } from '@quillcare/contracts';
import { parseMbsItems } from '@quillcare/rules';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useFormats, type Formats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { ChosenMbsItems } from './chosen-mbs-items.view';
import { medicareWords } from './medicare.en';

type Item = ResultOf<typeof listMbsItems>['items'][number];

export interface MbsItemInputProps {
  id: string;
  label: string;
  /** Item numbers. One that is claimed twice occurs twice. */
  items: readonly string[];
  onChange: (items: string[]) => void;
  onBlur?: () => void;
  help?: string;
  error?: string;
  optional?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Selects several Medicare schedule items by number or words, showing schedule fee and description. Numbers can also
 * be typed, separated by commas, whether or not the schedule has them.
 *
 * A quote's line item stores its item numbers as one text, a form field as a list:
 *
 *     <MbsItemInput id={id} label={t('mbsItem')} items={parseMbsItems(line.mbsItem)} onChange={(items) => set(formatMbsItems(items))} />
 *     <MbsItemInput id={id} label={t('fields.mbsItems')} items={field.value} onChange={field.onChange} onBlur={field.onBlur} />
 */
export function MbsItemInput(props: MbsItemInputProps) {
  const { id, label, items, onChange, onBlur, help, error, optional, inputRef } = props;
  const t = useWords(medicareWords);
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  /** Whether numbers were typed. Words are a search, and no item. */
  const isNumbers = /^[\d,;\s]+$/.test(search);
  const isList = /[,;\s]/.test(search) && isNumbers;
  const {
    data,
    isFetching,
    error: failure,
  } = useOperationQuery(
    listMbsItems,
    search === '' || isList ? skipToken : { query: { search: search.slice(0, 100) } },
  );
  const add = (text: string) => {
    setTyped('');
    onChange([...items, ...parseMbsItems(text)]);
  };
  const isSearch = search !== '' && !isList;
  // After a failure `data` is still the result for an earlier text.
  const found = isSearch && !failure ? (data?.items ?? []) : [];
  const none = data?.tableDate
    ? t('picker.none', { date: formats.date(data.tableDate) })
    : t('picker.noTable');
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <Autocomplete<Item, false, false, true>
        id={id}
        freeSolo
        options={found}
        // The server has already filtered.
        filterOptions={(options) => options}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.item)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.item)}
        loading={isFetching}
        loadingText={t('picker.finding')}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, chosen) => {
          if (typeof chosen === 'object' && chosen) add(chosen.item);
          else if (chosen && isNumbers) add(chosen);
        }}
        // Enter adds what was typed, and must not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && search !== '' && event.preventDefault()}
        onBlur={() => {
          // On blur, typed numbers are added too. Words are an abandoned search.
          if (isNumbers) add(search);
          else setTyped('');
          onBlur?.();
        }}
        renderOption={({ key, ...option }, item) => (
          <Box component="li" key={key} {...option}>
            <Found item={item} formats={formats} />
          </Box>
        )}
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={inputRef}
            placeholder={t('picker.placeholder')}
            error={Boolean(error)}
            helperText={
              isSearch && !isFetching && (failure?.detail ?? (data && found.length === 0 ? none : undefined))
            }
            slotProps={{
              ...input.slotProps,
              htmlInput: {
                ...input.slotProps.htmlInput,
                maxLength: 200,
                'aria-describedby': buildDescribedBy(id, { help, error }),
                'aria-invalid': Boolean(error),
              },
            }}
          />
        )}
      />
      <ChosenMbsItems items={items} onChange={onChange} />
    </FieldFrame>
  );
}

function Found({ item, formats }: { item: Item; formats: Formats }) {
  const t = useWords(medicareWords);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '4.5em 1fr auto',
        columnGap: 1,
        width: '100%',
        minWidth: 0,
      }}
    >
      <Typography component="span" className="tabular" sx={{ fontWeight: 600 }}>
        {item.item}
      </Typography>
      <Typography component="span" variant="body2" sx={TWO_LINES}>
        {item.description}
      </Typography>
      <Typography component="span" className="tabular" color="textSecondary">
        {item.scheduleFeeMinor === null ? t('picker.derived') : formats.money(item.scheduleFeeMinor, 'AUD')}
      </Typography>
    </Box>
  );
}

const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
