import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, ListColumn } from './list.types';

export interface SortSelectProps {
  list: List;
  columns: readonly ListColumn[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The order of the cards on a phone, where there is no header to click. */
export function SortSelect({ list, columns, sort, onSort }: SortSelectProps) {
  const t = useWords(listWords);
  const sorts = columns.flatMap(({ sort: by, label }) => {
    const name = list.text(label);
    if (!by) return [];
    return [
      { value: by, label: t('sort.ascending', { name }) },
      { value: `-${by}`, label: t('sort.descending', { name }) },
    ];
  });
  if (sorts.length === 0) return null;
  // A list may begin in an order of its own, such as by urgency, which no column has.
  if (!sorts.some(({ value }) => value === list.defaultSort))
    sorts.unshift({ value: list.defaultSort, label: t('sort.usual') });
  return (
    <TextField
      select
      value={sorts.some(({ value }) => value === sort) ? sort : ''}
      onChange={(event) => onSort(event.target.value)}
      sx={{ width: 'auto', minWidth: 170 }}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': t('sort.label') } },
        htmlInput: { 'aria-label': t('sort.label') },
      }}
    >
      {sorts.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
