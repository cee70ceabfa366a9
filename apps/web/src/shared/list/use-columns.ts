import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { List, ListColumn, ListScope } from './list.types';

/** The columns that this person may see, and which of them are shown in a window of this width. */
export function useColumns(
  list: List,
  scope: ListScope,
  chosen: Readonly<Record<string, boolean>>,
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
    return list.columns.filter(({ name }) => present.includes(name));
  }, [list, names]);
  const shown = useMemo(() => {
    const fits = { lg: isWide, xl: isWidest, chosen: false };
    return Object.fromEntries(
      columns.map(({ name, from, isFixed }) => [
        name,
        isFixed || (chosen[name] ?? (from ? fits[from] : true)),
      ]),
    );
  }, [columns, chosen, isWide, isWidest]);
  return { columns, shown };
}
