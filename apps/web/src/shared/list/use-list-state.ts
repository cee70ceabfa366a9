import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ListView as SavedView } from '@quillcare/contracts';
import { useFormats } from '../formats/use-formats';
import { useRights, useSession } from '../session/session.context';
import { arrangeColumns, isChosen } from './column-choice';
import { resolveViews, type ResolvedList } from './list.address';
import type { List, ListScope, ListColumn } from './list.types';
import { supportedParts } from './saved-view';
import { useListAddress, type ListAddressControl } from './use-list-address';
import { useListSettings, type ListSettingsControl } from './use-list-settings';

/** Combines the list's definition, the user's settings and the current URL. */
export function useListState(definition: List) {
  const today = useFormats().today();
  const settings = useListSettings(definition.name);
  const home = defaultOf(definition, settings);
  const list = useMemo(() => resolveViews(definition, today, home), [definition, today, home]);
  const address = useListAddress(list);
  const isOpening = useOpenDefaultView(list, address, settings);
  const scope = useScope(address);
  const saved = settings.views.find(({ id }) => id === address.view);
  const choice = useChosenColumns(saved, settings);
  const { columns, shown } = useColumns(list, scope, choice.chosen);
  /** Names of the visible columns, in display order. */
  const names = columns.filter(({ name }) => shown[name]).map(({ name }) => name);
  return { list, scope, address, settings, isOpening, choice, columns, shown, names };
}

function useScope({ applied }: ListAddressControl): ListScope {
  const rights = useRights();
  const { user, organisation } = useSession();
  const filters = JSON.stringify(applied);
  return useMemo(
    () => ({ ...rights, user, organisation, filters: JSON.parse(filters) as ListScope['filters'] }),
    [rights, user, organisation, filters],
  );
}

/** Returns the user's default view, if it still exists. */
function defaultOf(list: List, { views, defaultView }: ListSettingsControl): string | null {
  const isThere =
    list.views?.some(({ name }) => name === defaultView) || views.some(({ id }) => id === defaultView);
  return isThere ? defaultView : null;
}

/** Opens the saved view that is the user's default. Returns true until it is known whether there is one. */
function useOpenDefaultView(
  list: ResolvedList,
  address: ListAddressControl,
  settings: ListSettingsControl,
): boolean {
  const { isBare, showView } = address;
  const home = list.home === null ? settings.views.find(({ id }) => id === settings.defaultView) : undefined;
  const isLeading = isBare && home !== undefined;
  useLayoutEffect(() => {
    if (isLeading) showView(home.id, supportedParts(list, home), true);
  }, [isLeading, home, list, showView]);
  return isLeading || (isBare && !settings.isKnown);
}

export interface ChosenColumns {
  /** Null shows the columns that fit the window's width. */
  chosen: readonly string[] | null;
  isChanged: boolean;
  choose: (columns: readonly string[]) => void;
  reset: () => void;
}

/**
 * Uses the saved view's own columns, if it has any. A change to those lasts until the view is updated or left. Otherwise the
 * user's columns for the list.
 */
function useChosenColumns(saved: SavedView | undefined, settings: ListSettingsControl): ChosenColumns {
  const [draft, setDraft] = useState<{ view: string; columns: readonly string[] } | null>(null);
  if (!saved?.columns)
    return {
      chosen: settings.columns,
      isChanged: settings.columns !== null,
      choose: (columns) => settings.save({ columns: [...columns] }),
      reset: () => settings.save({ columns: null }),
    };
  const changed = draft?.view === saved.id ? draft.columns : null;
  return {
    chosen: changed ?? saved.columns,
    isChanged: changed !== null,
    choose: (columns) => setDraft({ view: saved.id, columns }),
    reset: () => setDraft(null),
  };
}

/** Returns the columns the user may see in order, and which of them are shown at the window's width. */
function useColumns(
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
    return arrangeColumns(
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
