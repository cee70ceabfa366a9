import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words';
import { RowCard } from './card.view';
import type { ListBodyProps } from './list-body.view';
import { listWords } from './list.en';
import type { Row } from './list.types';
import { useLongPress } from './use-long-press';
import { actionsOf, RowActions } from './row-actions.view';

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
        const actions = actionsOf(list, row, scope);
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
                onChange={() => selection.onChange(toggled(selection.ids, row.id))}
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

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}
