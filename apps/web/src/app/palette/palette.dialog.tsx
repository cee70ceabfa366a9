import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { useRunAction } from '../shell/use-quick-actions';
import type { PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import { OPTION_ID, PaletteResults } from './palette-results.view';
import { PaletteKeys } from './palette-keys.view';
import { useFound } from './use-found';
import { usePaletteItems } from './use-palette-items';

const LIST_ID = 'palette-results';

/** Everything that the person may open or do, found by typing: records, pages and actions. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(paletteWords);
  const [text, setText] = useState('');
  const found = useFound(text);
  const items = usePaletteItems(text.trim(), found);
  const [at, setAt] = useState(0);
  const run = useRun(onClose);
  const current = items.length === 0 ? -1 : Math.min(at, items.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, current, items.length);
    if (next !== undefined) setAt(next);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    else if (items[current]) run(items[current]);
    event.preventDefault();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('title'),
          sx: {
            position: 'absolute',
            top: { xs: 8, sm: '12dvh' },
            m: { xs: 1, sm: 2 },
            width: 'calc(100% - 16px)',
          },
        },
      }}
    >
      <PaletteInput
        text={text}
        activeId={current < 0 ? undefined : OPTION_ID(current)}
        onKeyDown={onKeyDown}
        onChange={(typed) => {
          setText(typed);
          setAt(0);
        }}
      />
      <PaletteResults
        id={LIST_ID}
        items={items}
        current={current}
        typed={text}
        found={found}
        onPoint={setAt}
        onRun={run}
      />
      <PaletteKeys />
    </Dialog>
  );
}

function useRun(onClose: () => void): (item: PaletteItem) => void {
  const runAction = useRunAction();
  return ({ act }) => {
    onClose();
    runAction(act);
  };
}

/** The index after a key press in a list of `count`; undefined for keys that do not move. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined;
}

interface PaletteInputProps {
  text: string;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (text: string) => void;
}

function PaletteInput({ text, activeId, onKeyDown, onChange }: PaletteInputProps) {
  const t = useWords(paletteWords);
  const input = useRef<HTMLInputElement>(null);
  // The person types as soon as the dialog is open.
  useEffect(() => input.current?.focus(), []);
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
        aria-expanded
        aria-autocomplete="list"
        aria-controls={LIST_ID}
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
          // Only the caret shows the focus here, so forced colours get an outline.
          '@media (forced-colors: active)': { outline: '1px solid' },
        }}
      />
    </Box>
  );
}
