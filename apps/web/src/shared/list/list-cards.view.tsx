import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words';
import { RowCard } from './card.view';
import type { ListBodyProps } from './list-body.view';
import { listWords } from './list.en';
import type { Row } from './list.types';
import { getActions, RowActions } from './row-actions.view';

const LONG_MS = 500;

/** Shows the rows as cards, where there is no room for columns. */
export function ListCards(props: ListBodyProps & { rows: readonly Row[] }) {
  const t = useWords(listWords);
  const {
    list,
    scope,
    data,
    rows,
    columns,
    selection,
    isChoosing,
    pathOf,
    onOpen,
    onVisit,
    onAct,
    returnTo,
  } = props;
  const press = useLongPress((id) => selection?.onChange(new Set([...selection.ids, id])));
  const returned = useRef<HTMLLIElement>(null);
  // The braces matter: newer browsers return a promise here, which React would treat as a clean-up function.
  useEffect(() => {
    returned.current?.scrollIntoView?.({ block: 'center' });
  }, [returnTo]);
  return (
    <Box
      component="ul"
      aria-label={list.text(list.label ?? list.title)}
      aria-busy={data.isStale || undefined}
      sx={{ listStyle: 'none', m: 0, p: 0, opacity: data.isStale ? 0.45 : 1 }}
    >
      {rows.map((row) => {
        const actions = getActions(list, row, scope);
        return (
          <Box
            component="li"
            key={row.id}
            ref={row.id === returnTo ? returned : undefined}
            {...(selection ? press.on(row.id) : {})}
            onClickCapture={(event) => {
              // This is the end of a long press that selected the row, so ignore the click on the card or its links.
              if (!press.wasLong()) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            onClick={(event) => {
              onVisit(row);
              if (!(event.target as HTMLElement).closest('a,button,input,label')) onOpen?.(row);
            }}
            sx={{
              display: 'flex',
              gap: 1,
              px: 2,
              py: 1.5,
              cursor: onOpen ? 'pointer' : undefined,
              bgcolor: row.id === returnTo ? 'surface.tint' : undefined,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {selection && isChoosing && (
              <Checkbox
                size="small"
                checked={selection.ids.has(row.id)}
                onChange={() => selection.onChange(toggleId(selection.ids, row.id))}
                slotProps={{ input: { 'aria-label': t('selection.row', { name: list.nameOf(row) }) } }}
                sx={{ alignSelf: 'flex-start', ml: -1, mt: -0.75 }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <RowCard
                list={list}
                columns={columns}
                row={row}
                pathOf={pathOf}
                actions={
                  actions.length > 0 && (
                    <RowActions list={list} row={row} actions={actions} onAct={onAct} isCard />
                  )
                }
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function toggleId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** Calls `act` after a long press. Scrolling or lifting the finger earlier cancels it. */
function useLongPress(act: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancelPress = () => clearTimeout(timer.current);
  const start = (id: string) => {
    cancelPress();
    isLong.current = false;
    timer.current = setTimeout(() => {
      isLong.current = true;
      act(id);
    }, LONG_MS);
  };
  return {
    on: (id: string) => ({
      onTouchStart: () => start(id),
      onTouchMove: cancelPress,
      onTouchEnd: cancelPress,
      onTouchCancel: cancelPress,
    }),
    /** Whether the click that follows ends a long press. Returns true once for each. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
