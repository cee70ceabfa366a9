import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';

type ParseResult<T> = { ok: true; value: T | null } | { ok: false };

export interface ParsedTextFieldProps<T extends string | number> {
  id: string;
  label: string;
  help?: string;
  value: T | null;
  /** Formats a value for editing; `read` parses it back. */
  write: (value: T) => string;
  read: (text: string) => ParseResult<T>;
  error?: string;
  adornment?: string;
  end?: ReactNode;
  /** Called with the parsed value on blur or Enter. */
  onStored: (value: T | null) => void;
}

/** Compact text field that commits on blur. Text that cannot be parsed stays and shows an error. */
export function ParsedTextField<T extends string | number>(props: ParsedTextFieldProps<T>) {
  const { id, label, help, adornment, end } = props;
  const t = useWords(editorWords);
  const { text, type, store, isWrong } = useParsedText(props);
  const error = isWrong ? t('cell.notANumber') : props.error;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <TextField
        id={id}
        size="small"
        error={Boolean(error)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={store}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          store();
        }}
        slotProps={{
          input: {
            startAdornment: adornment && <InputAdornment position="start">{adornment}</InputAdornment>,
            endAdornment: end,
          },
          htmlInput: {
            autoComplete: 'off',
            maxLength: 100,
            'aria-describedby': buildDescribedBy(id, { help, error }),
            'aria-invalid': Boolean(error),
            'data-unread': isWrong,
          },
        }}
      />
    </FieldFrame>
  );
}

/** Holds the text while it is edited, and the formatted value otherwise. */
function useParsedText<T extends string | number>({ value, write, read, onStored }: ParsedTextFieldProps<T>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  return {
    isWrong,
    text: typed ?? (value === null ? '' : write(value)),
    type: (text: string) => {
      setTyped(text);
      setWrong(false);
    },
    store: () => {
      if (typed === null) return;
      const meaning = read(typed);
      setWrong(!meaning.ok);
      if (!meaning.ok) return;
      setTyped(null);
      if (meaning.value !== value) onStored(meaning.value);
    },
  };
}
