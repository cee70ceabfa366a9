import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useState, type KeyboardEvent, useMemo, type ReactNode } from 'react';
import { can, isSearchable } from '@quillcare/contracts';
import { findSearchMatches, normaliseSearchText, isEmail, splitName } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { readRecentRecords, type RecentKind, type RecentRecord } from '../../shared/recent/recent.store';
import { identityKey } from '../../shared/session/identity-watcher';
import { useSession } from '../../shared/session/session.context';
import { useLanguageOf } from '../../shared/words/language';
import { useWords, word } from '../../shared/words/words';
import { useRunAction } from '../shell/use-quick-actions';
import { type PaletteItem, matchingItems, actionAndPageItems } from './palette.items';
import { paletteWords } from './palette.en';
import { optionId, PaletteResults } from './palette-results.view';
import { PaletteInput } from './palette-input.view';
import { searchResultItems } from './search-result.items';
import { useSearchResults, type SearchState } from './use-search-results';

const KEYS = ['move', 'open', 'close', 'search', 'messages'] as const;

const PAGES: Record<RecentKind, string> = { client: '/clients/', lead: '/leads/', quote: '/quotes/view/' };

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
  const found = useSearchResults(text);
  const items = usePaletteItems(text.trim(), found);
  const [at, setAt] = useState(0);
  const run = useRun(onClose);
  const current = items.length === 0 ? -1 : Math.min(at, items.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, items.length);
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
        activeId={current < 0 ? undefined : optionId(current)}
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
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined;
}

/**
 * Returns the palette's items in order. Pages and actions are known immediately and stay on top, so that nothing moves under the
 * cursor when the records arrive. Few of them begin like a person's name.
 */
function usePaletteItems(text: string, { results, isSearching }: SearchState): PaletteItem[] {
  const session = useSession();
  const { user, organisation } = session;
  const formats = useFormats();
  const of = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const own = useMemo(() => actionAndPageItems(user, { of, lang }), [user, of, lang]);
  const recent = useMemo(() => recentItems(readRecentRecords(identityKey(session))), [session]);
  if (!text) return [...recent, ...own];
  const answered = results ? searchResultItems(results, { country: organisation.country, formats }) : [];
  // Results of an earlier text stay until the next answer arrives, but only those that still match, so that Enter cannot open the
  // wrong person.
  const found = isSearching ? answered.filter((item) => matchesText(item, text)) : answered;
  const isUnknown = isSearchable(text) && !isSearching && results?.clients.length === 0;
  const offersClient = isUnknown && found.length === 0 && can(user, 'CLIENTS', 'CREATE');
  return [...matchingItems(own, text), ...found, ...(offersClient ? [newClientItem(text)] : [])];
}

function matchesText({ label, detail = '' }: PaletteItem, text: string): boolean {
  const words = normaliseSearchText(text).split(' ');
  return words.every((word) => findSearchMatches(`${label} ${detail}`, word).length > 0);
}

function recentItems(records: readonly RecentRecord[]): PaletteItem[] {
  return records.map(({ kind, id, label }) => ({
    id: `recent ${id}`,
    group: 'recent',
    label,
    detail: word(paletteWords, `kinds.${kind}`),
    act: { to: PAGES[kind] + id },
  }));
}

/** Offers to add a client who was not found. The search text prefills the matching field of the form. */
function newClientItem(text: string): PaletteItem {
  return {
    id: 'new client',
    group: 'create',
    label: word(paletteWords, 'newClient', { text }),
    act: { to: '/clients/new', state: { startWith: startOf(text) } },
  };
}

function startOf(text: string): Record<string, string> {
  if (isEmail(text)) return { email: text };
  if (/^[+(]?\d[\d\s().-]*$/.test(text)) return { phone: text };
  const [before = '', after = ''] = text.split(',');
  return after.trim() ? { ...splitName(`${after} ${before}`) } : { ...splitName(text) };
}

function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.625,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

/** Shows the shortcuts at the foot of the palette. Hidden on touch screens. */
function PaletteKeys() {
  const t = useWords(paletteWords);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        rowGap: 0.5,
        m: 0,
        px: 2,
        py: 1,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.75rem',
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {KEYS.map((name) => (
        <li key={name}>
          <Key>{t(`keys.${name}.keys`)}</Key> {t(`keys.${name}.does`)}
        </li>
      ))}
    </Box>
  );
}
