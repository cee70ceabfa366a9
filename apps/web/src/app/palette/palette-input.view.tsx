import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { SearchIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { paletteWords } from './palette.en';

interface PaletteInputProps {
  text: string;
  listId?: string;
  activeId?: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (text: string) => void;
}

/**
 * The palette's search field. It is loaded with the frame, so that no keystroke is lost while the rest of the palette is loading.
 */
export function PaletteInput({ text, listId, activeId, onKeyDown, onChange }: PaletteInputProps) {
  const t = useWords(paletteWords);
  const input = useRef<HTMLInputElement>(null);
  // Runs before the next key press, and places the caret after the text typed so far.
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box
        ref={input}
        component="input"
        type="text"
        role="combobox"
        aria-label={t('title')}
        aria-expanded={listId !== undefined}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 52,
          border: 0,
          outline: 'none',
          font: 'inherit',
          fontSize: '1rem',
          color: 'text.primary',
          background: 'none',
          textOverflow: 'ellipsis',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          // The caret is the only focus indicator here, so add an outline in forced-colours mode.
          '@media (forced-colors: active)': { outline: '1px solid' },
        }}
      />
    </Box>
  );
}
