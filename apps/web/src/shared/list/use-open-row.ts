import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { List, ListScope, Row } from './list.types';
import type { ListData } from './use-list-page';
import { withParams } from '../navigation/with-params';

/** The row opened from each browser history entry (by key), to highlight it again on return. */
const opened = new Map<string, string>();

const MAX_REMEMBERED = 50;

/** Returns how to open a row, and which row the user is returning to. */
export function useOpenRow(list: List, scope: ListScope, data: ListData) {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [params, setParams] = useSearchParams();
  const { opens } = list;
  const parameter = opens && 'drawer' in opens ? opens.drawer : undefined;
  const mayOpen = Boolean(opens && ('drawer' in opens || !opens.when || opens.when(scope)));
  const pathOf = useMemo(() => {
    if (!opens || !mayOpen) return undefined;
    if ('to' in opens) return opens.to;
    return ({ id }: Row) => `?${withParams(new URLSearchParams(search), { [opens.drawer]: id })}`;
  }, [opens, mayOpen, search]);
  const onVisit = useCallback((row: Row) => rememberOpened(key, row.id), [key]);
  const onOpen = useCallback(
    // Keeps the scroll position, page and private search of the list behind a drawer.
    (row: Row) =>
      pathOf &&
      void navigate(pathOf(row), parameter ? { preventScrollReset: true, state: state as unknown } : {}),
    [navigate, pathOf, parameter, state],
  );
  const close = () =>
    setParams((before) => withParams(before, parameter ? { [parameter]: null } : {}), {
      preventScrollReset: true,
      state: state as unknown,
    });
  const id = parameter ? params.get(parameter) : null;
  const drawer =
    opens &&
    'drawer' in opens &&
    opens.view({ id, row: data.page?.items.find((row) => row.id === id), close });
  return {
    pathOf,
    onVisit,
    drawer,
    onOpen: pathOf && onOpen,
    returnTo: isBack ? getOpenedRow(key) : undefined,
  };
}

function rememberOpened(historyKey: string, rowId: string): void {
  opened.delete(historyKey);
  opened.set(historyKey, rowId);
  const oldest = opened.keys().next().value;
  if (opened.size > MAX_REMEMBERED && oldest !== undefined) opened.delete(oldest);
}

function getOpenedRow(historyKey: string): string | undefined {
  return opened.get(historyKey);
}
