import Dialog from '@mui/material/Dialog';
import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../shared/words/words';
import { useRunAction } from '../shell/use-quick-actions';
import type { PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import { OPTION_ID, PaletteResults } from './palette-results.view';
import { PaletteInput } from './palette-input.view';
import { PaletteKeys } from './palette-keys.view';
import { useFound } from './use-found';
import { usePaletteItems } from './use-palette-items';

const LIST_ID = 'palette-results';

export interface PaletteDialogProps {
  /** The search text, including what was typed before this code was loaded. */
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** The command palette: finds records, pages and actions as the user types. */
export function PaletteDialog({ text, onType, onClose }: PaletteDialogProps) {
  const t = useWords(paletteWords);
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
        listId={LIST_ID}
        onChange={(typed) => {
          onType(typed);
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

/** Returns the index after a key press in a list of `count`; undefined if the key does not move the selection. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined;
}
