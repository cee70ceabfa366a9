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

/** In which words the order of a column is said: days, amounts or letters. */
function orderOf(kind: ListColumn['kind'], by: string): 'text' | 'date' | 'amount' {
  if (kind === 'date' || /(?:At|On|Date|Until)$/.test(by)) return 'date';
  return kind === 'money' || kind === 'count' ? 'amount' : 'text';
}
