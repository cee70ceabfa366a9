import { useLayoutEffect, useMemo, useState } from 'react';
import type { ListView as SavedView } from '@quillcare/contracts';
import { useFormats } from '../formats/use-formats';
import { useRights, useSession } from '../session/session.context';
import { asOf, type ListOfToday } from './list.address';
import type { List, ListScope } from './list.types';
import { openable } from './saved-view';
import { useColumns } from './use-columns';
import { useListAddress, type ListAddressControl } from './use-list-address';
import { useListSettings, type ListSettingsControl } from './use-list-settings';

/** Combines the list's definition, the user's settings and the current URL. */
export function useArrangement(definition: List) {
  const today = useFormats().today();
  const settings = useListSettings(definition.name);
  const home = defaultOf(definition, settings);
  const list = useMemo(() => asOf(definition, today, home), [definition, today, home]);
  const address = useListAddress(list);
  const isOpening = useHome(list, address, settings);
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
function useHome(list: ListOfToday, address: ListAddressControl, settings: ListSettingsControl): boolean {
  const { isBare, showView } = address;
  const home = list.home === null ? settings.views.find(({ id }) => id === settings.defaultView) : undefined;
  const isLeading = isBare && home !== undefined;
  useLayoutEffect(() => {
    if (isLeading) showView(home.id, openable(list, home), true);
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
