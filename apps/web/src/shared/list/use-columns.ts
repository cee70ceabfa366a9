import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { arranged, isChosen } from './column-choice';
import type { List, ListColumn, ListScope } from './list.types';

/** Returns the columns the user may see in order, and which of them are shown at the window's width. */
export function useColumns(
  list: List,
  scope: ListScope,
  chosen: readonly string[] | null,
): { columns: readonly ListColumn[]; shown: Record<string, boolean> } {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isWidest = useMediaQuery((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  // Joined into a string, so that the columns keep their identity while their names are unchanged.
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
