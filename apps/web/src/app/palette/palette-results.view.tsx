import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteItem } from './palette.items';
import { paletteWords } from './palette.en';
import { useWords } from '../../shared/words/words';

export const OPTION_ID = (at: number) => `palette-option-${at}`;

export interface PaletteResultsProps {
  id: string;
  items: readonly PaletteItem[];
  current: number;
  isSearching: boolean;
  hasFailed: boolean;
  onPoint: (at: number) => void;
  onRun: (item: PaletteItem) => void;
}

/** Results by kind; the focus stays in the input, whose `aria-activedescendant` is the current one. */
export function PaletteResults({
  id,
  items,
  current,
  isSearching,
  hasFailed,
  onPoint,
  onRun,
}: PaletteResultsProps) {
  const t = useWords(paletteWords);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${OPTION_ID(current)}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, items.length]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 'min(420px, 56dvh)' }}>
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
              <Option
                key={item.id}
                item={item}
                at={at}
                isCurrent={at === current}
                onPoint={onPoint}
                onRun={onRun}
              />
            ))}
          </Box>
        ))}
      </Box>
      <State count={items.length} isSearching={isSearching} hasFailed={hasFailed} />
    </Box>
  );
}

function groupsOf(items: readonly PaletteItem[]): [PaletteGroup, { item: PaletteItem; at: number }[]][] {
  const groups = new Map<PaletteGroup, { item: PaletteItem; at: number }[]>();
  for (const [at, item] of items.entries())
    groups.set(item.group, [...(groups.get(item.group) ?? []), { item, at }]);
  return [...groups];
}

interface OptionProps {
  item: PaletteItem;
  at: number;
  isCurrent: boolean;
  onPoint: (at: number) => void;
  onRun: (item: PaletteItem) => void;
}

function Option({ item, at, isCurrent, onPoint, onRun }: OptionProps) {
  return (
    <Box
      id={OPTION_ID(at)}
      role="option"
      aria-selected={isCurrent}
      onMouseMove={() => !isCurrent && onPoint(at)}
      onClick={() => onRun(item)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 36,
        mx: 1,
        px: 1,
        borderRadius: 0.75,
        cursor: 'pointer',
        bgcolor: isCurrent ? 'surface.tint' : 'transparent',
        '@media (forced-colors: active)': isCurrent ? { outline: '2px solid Highlight' } : {},
      }}
    >
      <Typography
        component="span"
        lang={item.lang}
        sx={{ fontWeight: 500, flexShrink: 0, maxWidth: '60%' }}
        noWrap
      >
        {item.label}
      </Typography>
      {item.detail && (
        <Typography component="span" variant="body2" noWrap sx={{ ml: 'auto', color: 'text.secondary' }}>
          {item.detail}
        </Typography>
      )}
    </Box>
  );
}

function State({
  count,
  isSearching,
  hasFailed,
}: {
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
}) {
  const t = useWords(paletteWords);
  const isEmpty = count === 0 && !isSearching && !hasFailed;
  return (
    <Box role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
      {isSearching && t('searching')}
      {!isSearching && hasFailed && t('failed')}
      {isEmpty && (
        <>
          <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{t('nothing')}</Typography>
          {t('nothingHint')}
        </>
      )}
      {!isSearching && !hasFailed && count > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('found', { count })}
        </Typography>
      )}
    </Box>
  );
}
