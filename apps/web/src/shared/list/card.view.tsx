import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Muted } from '@quillcare/ui';
import { Cell } from './cell.view';
import type { List, ListColumn, Row } from './list.types';

type Place = NonNullable<ListColumn['card']>;

export interface RowCardProps {
  list: List;
  columns: readonly ListColumn[];
  row: Row;
  pathOf?: (row: Row) => string;
  actions: ReactNode;
}

/** A row on a phone: its title with amount and chip, and the other columns below. */
export function RowCard({ list, columns, row, pathOf, actions }: RowCardProps) {
  if (list.card)
    return (
      <>
        {list.card(row)}
        {actions}
      </>
    );
  const places = assignSlots(columns);
  const show = (place: Place) =>
    columns
      .filter((column) => places.get(column) === place)
      .map((column) => <Cell key={column.name} column={column} row={row} pathOf={pathOf} />);
  const details = columns.filter((column) => ['line', 'labelled'].includes(places.get(column) ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Box
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            fontWeight: 600,
            // The name wraps, but a chip after it does not.
            '& > a, & > span, & > div > a:first-of-type, & > div > span:first-child': {
              whiteSpace: 'normal',
              fontWeight: 'inherit',
            },
          }}
        >
          {show('title')}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexShrink: 0, fontWeight: 600 }}>
          {show('amount')}
          {show('chip')}
        </Box>
      </Box>
      <Muted
        component="div"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          minWidth: 0,
        }}
      >
        {details.map((column) => (
          <Box
            key={column.name}
            component="span"
            sx={{
              minWidth: 0,
              maxWidth: '100%',
              display: 'inline-flex',
              gap: 0.5,
              // A column that has nothing to show would double the gap.
              '&:empty': { display: 'none' },
            }}
          >
            {places.get(column) === 'labelled' && <span>{list.text(column.label)}:</span>}
            <Cell column={column} row={row} pathOf={pathOf} />
          </Box>
        ))}
      </Muted>
      {actions}
    </Box>
  );
}

/**
 * Assigns columns to places on the card: the first link is the title, the first status the chip, an amount goes next to the title
 * and the rest below.
 */
function assignSlots(columns: readonly ListColumn[]): Map<ListColumn, Place> {
  const places = new Map<ListColumn, Place>();
  const isFree = (place: Place) => ![...places.values()].includes(place);
  for (const column of columns) if (column.card) places.set(column, column.card);
  for (const column of columns) {
    if (places.has(column)) continue;
    if (column.kind === 'link' && isFree('title')) places.set(column, 'title');
    else if (column.kind === 'status' && isFree('chip')) places.set(column, 'chip');
    else if (column.kind === 'money' && isFree('amount')) places.set(column, 'amount');
    else places.set(column, ['date', 'count', 'money', 'status'].includes(column.kind) ? 'labelled' : 'line');
  }
  return places;
}
