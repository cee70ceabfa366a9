import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { arranged, isChosen } from './column-choice';
import type { List, ListColumn, ListScope } from './list.types';

/** The columns that this person may see in their order, and which of them are shown in a window of this width. */
export function useColumns(
  list: List,
  scope: ListScope,
  chosen: readonly string[] | null,
): { columns: readonly ListColumn[]; shown: Record<string, boolean> } {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isWidest = useMediaQuery((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  // Joined, because the columns must stay the same object while the same ones are there.
  const names = list.columns
    .filter(({ when }) => !when || when(scope))
    .map(({ name }) => name)
    .join(' ');
  const columns = useMemo(() => {
    const present = names.split(' ');
    return arranged(
      list.columns.filter(({ name }) => present.includes(name)),
      chosen,
    );
  }, [list, names, chosen]);
  const shown = useMemo(() => {
    const fits = { lg: isWide, xl: isWidest, chosen: false };
    const isShown = (column: ListColumn) =>
      chosen ? isChosen(column, chosen) : column.isFixed || (column.from ? fits[column.from] : true);
    return Object.fromEntries(columns.map((column) => [column.name, isShown(column)]));
  }, [columns, chosen, isWide, isWidest]);
  return { columns, shown };
}
