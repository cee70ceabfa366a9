import { useCallback, useRef, useState } from 'react';
import {
  createListView,
  deleteListView,
  getListSettings,
  restoreListView,
  saveListSettings,
  updateListView,
  type ListView as SavedView,
  type RequestOf,
} from '@quillcare/contracts';
import { useOperationQuery, useRunOperation } from '../api/hooks';
import { showProblem } from '../toasts/problem.toast';

export type NewView = Omit<NonNullable<RequestOf<typeof createListView>['body']>, 'list'>;
type ViewChanges = Omit<NonNullable<RequestOf<typeof updateListView>['body']>, 'version'>;
type Changes = NonNullable<RequestOf<typeof saveListSettings>['body']>;

/** The user's settings of a list, as stored on the server. */
export interface ListSettingsControl {
  /** Whether the settings have loaded or failed to load. The list opens in either case. */
  isKnown: boolean;
  views: readonly SavedView[];
  columns: readonly string[] | null;
  defaultView: string | null;
  save: (changes: Changes) => void;
  /** Rejects with the reason on failure, as does `update`. */
  create: (view: NewView) => Promise<SavedView>;
  update: (view: SavedView, changes: ViewChanges) => Promise<SavedView>;
  /** Deletes the view. Resolves with a function that restores it, or null on failure. */
  remove: (view: SavedView) => Promise<(() => void) | null>;
}

const NO_VIEWS: readonly SavedView[] = [];

export function useListSettings(list: string): ListSettingsControl {
  const { data, isError } = useOperationQuery(getListSettings, { params: { list } });
  const run = useRunOperation();
  const { columns, save } = useSaveSettings(list, data?.columns ?? null);
  return {
    isKnown: data !== undefined || isError,
    views: data?.views ?? NO_VIEWS,
    defaultView: data?.defaultView ?? null,
    columns,
    save,
    create: (view) => run(createListView, { body: { list, ...view } }),
    update: ({ id, version }, changes) =>
      run(updateListView, { params: { id }, body: { version, ...changes } }),
    remove: async ({ id, version }) => {
      const removed = await toastOnError(run(deleteListView, { params: { id }, query: { version } }));
      return (
        removed &&
        (() =>
          void toastOnError(run(restoreListView, { params: { id }, body: { version: removed.version } })))
      );
    },
  };
}

/** Column changes appear immediately and are saved one at a time, so that the last one wins. */
function useSaveSettings(list: string, stored: readonly string[] | null) {
  const run = useRunOperation();
  const [local, setLocal] = useState<{ columns: readonly string[] | null } | null>(null);
  const last = useRef(Promise.resolve<unknown>(null));
  const save = useCallback(
    (changes: Changes) => {
      if (changes.columns !== undefined) setLocal({ columns: changes.columns });
      last.current = last.current.then(() =>
        toastOnError(run(saveListSettings, { params: { list }, body: changes })),
      );
    },
    [list, run],
  );
  return { columns: local ? local.columns : stored, save };
}

async function toastOnError<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    showProblem(error);
    return null;
  }
}
