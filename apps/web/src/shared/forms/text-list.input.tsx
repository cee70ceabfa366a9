import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ChevronDownIcon, DeleteIcon, buildDescribedBy, FieldFrame, PlusIcon } from '@quillcare/ui';
import { useFieldId } from './form.frame';
import { useFieldError } from './inputs.view';

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
export function TextListInput({ name, words, most, maxLength, placeholder, isDense = false }: TextListProps) {
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const rows = (field.value ?? []) as readonly string[];
  const id = useFieldId(name);
  const error = useFieldError(name);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext(id);
  const add = () => {
    field.onChange([...rows, '']);
    focusNext(`${rows.length}`);
  };
  const remove = (at: number) => {
    field.onChange(rows.toSpliced(at, 1));
    focusNext('add');
  };
  const move = (at: number, to: number, button: 'up' | 'down') => {
    if (to < 0 || to >= rows.length) return;
    field.onChange(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at] ?? ''));
    setAnnouncement(words.order?.moved(to + 1) ?? '');
    focusNext(`${to}-${button}`);
  };
  return (
    <FieldFrame id={id} label={words.label} help={words.help} error={error}>
      <Box
        id={id}
        tabIndex={-1}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={buildDescribedBy(id, { help: words.help, error })}
        sx={{ display: 'grid', gap: 1, outline: 'none', ...(isDense && DENSE) }}
      >
        {rows.map((text, at) => (
          <ListRow
            key={at}
            {...{ name, id, text, at, words, maxLength, placeholder, move, remove }}
            isLast={at === rows.length - 1}
            onChange={(next) => field.onChange(rows.with(at, next))}
          />
        ))}
        <Button
          id={`${id}-add`}
          size="small"
          startIcon={<PlusIcon />}
          disabled={rows.length >= most}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {words.add}
        </Button>
        <Box component="span" role="status" sx={HIDDEN}>
          {announcement}
        </Box>
      </Box>
    </FieldFrame>
  );
}

interface ListRowProps extends Pick<TextListProps, 'name' | 'words' | 'maxLength' | 'placeholder'> {
  id: string;
  text: string;
  at: number;
  isLast: boolean;
  move: (at: number, to: number, button: 'up' | 'down') => void;
  remove: (at: number) => void;
  onChange: (text: string) => void;
}

function ListRow({ name, id, text, at, isLast, words, move, remove, ...item }: ListRowProps) {
  const place = at + 1;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Item {...item} name={`${name}.${at}`} id={`${id}-${at}`} label={words.item(place)} text={text} />
      {words.order && (
        <>
          <RowButton
            {...{ id: `${id}-${at}-up`, label: words.order.up(place), isOff: at === 0 }}
            onClick={() => move(at, at - 1, 'up')}
          >
            <ChevronDownIcon fontSize="small" sx={{ transform: 'rotate(180deg)' }} />
          </RowButton>
          <RowButton
            {...{ id: `${id}-${at}-down`, label: words.order.down(place), isOff: isLast }}
            onClick={() => move(at, at + 1, 'down')}
          >
            <ChevronDownIcon fontSize="small" />
          </RowButton>
        </>
      )}
      <RowButton id={`${id}-${at}-remove`} label={words.remove(place)} onClick={() => remove(at)}>
        <DeleteIcon fontSize="small" />
      </RowButton>
    </Box>
  );
}

const DENSE = {
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface ItemProps {
  name: string;
  id: string;
  label: string;
  text: string;
  maxLength: number;
  placeholder?: string;
  onChange: (text: string) => void;
}

function Item({ name, id, label, text, maxLength, placeholder, onChange }: ItemProps) {
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

interface RowButtonProps {
  id: string;
  label: string;
  /** Disabled with `aria-disabled` only, so that the button keeps the focus when a row reaches either end. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ id, label, isOff = false, onClick, children }: RowButtonProps) {
  return (
    <IconButton
      {...{ id, 'aria-label': label, 'aria-disabled': isOff, title: label }}
      size="small"
      onClick={isOff ? undefined : onClick}
      sx={{ opacity: isOff ? 0.35 : 1, mt: 0.5 }}
    >
      {children}
    </IconButton>
  );
}

function useFocusNext(id: string) {
  const pendingFocus = useRef<string | null>(null);
  useEffect(() => {
    if (pendingFocus.current === null) return;
    document.getElementById(`${id}-${pendingFocus.current}`)?.focus();
    pendingFocus.current = null;
  });
  return (part: string) => void (pendingFocus.current = part);
}
