import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PaletteOption } from './palette-option.view';
import { PaletteState } from './palette-state.view';
import type { PaletteGroup, PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import { useWords } from '../../shared/words/words';
import type { Found } from './use-found';

export const OPTION_ID = (at: number) => `palette-option-${at}`;

export interface PaletteResultsProps {
  id: string;
  items: readonly PaletteItem[];
  current: number;
  typed: string;
  found: Found;
  onPoint: (at: number) => void;
  onRun: (item: PaletteItem) => void;
}

/** Shows the results by kind. The focus stays in the input, whose `aria-activedescendant` points to the current one. */
export function PaletteResults({ id, items, current, typed, found, onPoint, onRun }: PaletteResultsProps) {
  const t = useWords(paletteWords);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${OPTION_ID(current)}`)?.scrollIntoView({ block: 'nearest' });
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
                id={OPTION_ID(at)}
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
