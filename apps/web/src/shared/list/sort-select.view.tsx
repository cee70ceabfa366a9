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

/** Selects the order of cards on a phone, which has no column headers to click. */
export function SortSelect({ list, columns, sort, onSort }: SortSelectProps) {
  const t = useWords(listWords);
  const sorts = columns.flatMap(({ kind, sort: by, label }) => {
    const name = list.text(label);
    if (!by) return [];
    const order = orderOf(kind, by);
    return [
      { value: by, label: t(`sort.${order}.up`, { name }) },
      { value: `-${by}`, label: t(`sort.${order}.down`, { name }) },
    ];
  });
  if (sorts.length === 0) return null;
  // A list's default order may not belong to any column, such as by urgency.
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

/** Whether the directions of a sort are described as for dates, amounts or letters. */
function orderOf(kind: ListColumn['kind'], by: string): 'text' | 'date' | 'amount' {
  if (kind === 'date' || /(?:At|On|Date|Until)$/.test(by)) return 'date';
  return kind === 'money' || kind === 'count' ? 'amount' : 'text';
}
