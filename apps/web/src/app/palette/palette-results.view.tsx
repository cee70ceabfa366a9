import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PaletteOption } from './palette-option.view';
import type { PaletteGroup, PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import { useWords } from '../../shared/words/words';
import type { SearchState } from './use-search-results';

export const optionId = (at: number) => `palette-option-${at}`;

export interface PaletteResultsProps {
  id: string;
  items: readonly PaletteItem[];
  current: number;
  typed: string;
  found: SearchState;
  onPoint: (at: number) => void;
  onRun: (item: PaletteItem) => void;
}

/** Shows the results by kind. The focus stays in the input, whose `aria-activedescendant` points to the current one. */
export function PaletteResults({ id, items, current, typed, found, onPoint, onRun }: PaletteResultsProps) {
  const t = useWords(paletteWords);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${optionId(current)}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, items.length]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'min(440px, 60dvh)' }}>
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('results')}
        sx={{ overflowY: 'auto', minHeight: 0, pt: items.length > 0 ? 1 : 0 }}
      >
        {groupsOf(items).map(([group, members]) => (
          <Box key={group} role="group" aria-label={t(`groups.${group}`)}>
            <Typography
              aria-hidden
              sx={{ px: 2, py: 0.5, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' }}
            >
              {t(`groups.${group}`)}
            </Typography>
            {members.map(({ item, at }) => (
              <PaletteOption
                key={item.id}
                id={optionId(at)}
                item={item}
                typed={typed}
                isCurrent={at === current}
                onPoint={() => onPoint(at)}
                onRun={() => onRun(item)}
              />
            ))}
          </Box>
        ))}
      </Box>
      <PaletteState items={items} found={found} />
    </Box>
  );
}

function groupsOf(items: readonly PaletteItem[]): [PaletteGroup, { item: PaletteItem; at: number }[]][] {
  const groups = new Map<PaletteGroup, { item: PaletteItem; at: number }[]>();
  for (const [at, item] of items.entries())
    groups.set(item.group, [...(groups.get(item.group) ?? []), { item, at }]);
  return [...groups];
}

interface PaletteStateProps {
  items: readonly PaletteItem[];
  found: SearchState;
}

/** Announces the state of the search to screen readers: the number of results, and what could not be searched. */
function PaletteState({ items, found: { results, isSearching, hasFailed } }: PaletteStateProps) {
  const t = useWords(paletteWords);
  const count = items.filter(({ group }) => group !== 'create').length;
  const missing = results?.missing ?? [];
  const groups = missing.map((group) => t(`groups.${group}`)).join(', ');
  return (
    <Box role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
      {isSearching && <Typography variant="caption">{t('searching')}</Typography>}
      {!isSearching && hasFailed && t('failed')}
      {!isSearching && missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {t('missing', { groups })}
        </Typography>
      )}
      {!isSearching && !hasFailed && count > 0 && (
        <Typography variant="caption">{t('found', { count })}</Typography>
      )}
      {!isSearching && !hasFailed && count === 0 && (
        <>
          <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{t('nothing')}</Typography>
          {t('nothingHint')}
        </>
      )}
    </Box>
  );
}
