import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { DeleteIcon, FieldFrame, PlusIcon } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useField, useFieldError } from './inputs.view';
import { RowButton, RowButtons } from './rows/row-buttons.view';
import { useFocusNext } from './use-focus-next';

export interface TextListWords {
  label: string;
  help: string;
  add: string;
  item: (place: number) => string;
  remove: (place: number) => string;
  /** Texts of the move buttons, if the order matters. */
  order?: {
    up: (place: number) => string;
    down: (place: number) => string;
    moved: (place: number) => string;
  };
}

interface TextListProps {
  name: string;
  words: TextListWords;
  most: number;
  maxLength: number;
  placeholder?: string;
  /** Arranges long lists of short texts in several columns where there is room. */
  isDense?: boolean;
}

/** Edits a list of short texts with one field each, which can be added, changed, removed and, if `order` is set, moved. */
export function TextListInput({ name, words, most, isDense = false, ...item }: TextListProps) {
  const { id, frame, describedBy, field } = useField({ name, label: words.label, help: words.help });
  const rows = (field.value ?? []) as readonly string[];
  const addId = useFieldId(`${name}.add`);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const add = () => {
    field.onChange([...rows, '']);
    focusNext(`${name}.${rows.length}`);
  };
  const remove = (at: number) => {
    field.onChange(rows.toSpliced(at, 1));
    focusNext(`${name}.add`);
  };
  const move = (at: number, to: number, button: 'up' | 'down') => {
    field.onChange(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at] ?? ''));
    setAnnouncement(words.order?.moved(to + 1) ?? '');
    focusNext(`${name}.${to}.${button}`);
  };
  return (
    <FieldFrame {...frame}>
      <Box
        id={id}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        sx={{ display: 'grid', gap: 1, outline: 'none', ...(isDense && DENSE) }}
      >
        {rows.map((text, at) => (
          <Box key={at} sx={{ display: 'flex', alignItems: 'flex-start' }}>
            <Item
              {...item}
              name={`${name}.${at}`}
              label={words.item(at + 1)}
              text={text}
              onChange={(next) => field.onChange(rows.with(at, next))}
            />
            <Box sx={{ mt: 0.5 }}>
              <Buttons
                row={`${name}.${at}`}
                {...{ words, at }}
                isLast={at === rows.length - 1}
                onMove={(step, button) => move(at, at + step, button)}
                onRemove={() => remove(at)}
              />
            </Box>
          </Box>
        ))}
        <Button
          id={addId}
          size="small"
          startIcon={<PlusIcon />}
          disabled={rows.length >= most}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {words.add}
        </Button>
        <Box component="span" role="status" sx={visuallyHidden}>
          {announcement}
        </Box>
      </Box>
    </FieldFrame>
  );
}

interface ButtonsProps extends Pick<Parameters<typeof RowButtons>[0], 'isLast' | 'onMove' | 'onRemove'> {
  /** Path of the row in the form. */
  row: string;
  words: TextListWords;
  at: number;
}

function Buttons({ row, words: { order, remove }, at, ...acts }: ButtonsProps) {
  const place = at + 1;
  if (order)
    return (
      <RowButtons
        at={row}
        labels={{ up: order.up(place), down: order.down(place), remove: remove(place) }}
        isFirst={at === 0}
        {...acts}
      />
    );
  return (
    <RowButton field={`${row}.remove`} label={remove(place)} onClick={acts.onRemove}>
      <DeleteIcon fontSize="small" />
    </RowButton>
  );
}

const DENSE = {
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;

interface ItemProps extends Pick<TextListProps, 'name' | 'maxLength' | 'placeholder'> {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

function Item({ name, label, text, maxLength, placeholder, onChange }: ItemProps) {
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <TextField
        id={id}
        fullWidth
        value={text}
        placeholder={placeholder}
        error={Boolean(error)}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{
          htmlInput: {
            maxLength,
            'aria-label': label,
            'aria-invalid': Boolean(error),
            'aria-describedby': error ? `${id}-error` : undefined,
          },
        }}
      />
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
