import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createQuote, getQuote, updateQuote, type Quote } from '@quillcare/contracts';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { toProblem } from '../../../../shared/api/problem';
import { buildDraftKey, type Draft } from '../../../../shared/forms/record/draft.store';
import { Editing, type EditingContext, type EditingState } from '../../../../shared/forms/record/editing';
import type { Stored } from '../../../../shared/forms/record/form.definition';
import { useDraft, type DraftOptions, type DraftState } from '../../../../shared/forms/record/use-draft';
import { useFetchFresh } from '../../../../shared/forms/record/use-fetch-fresh';
import { identityKey } from '../../../../shared/session/identity-watcher';
import { useSession } from '../../../../shared/session/session.context';
import type { EditorStore } from './editor.store';
import { findRemovedRows, toQuoteBody, toChangedBody, toQuoteValues, toValues } from './editor.values';
import type { Row } from './line-row';

/** The lines of a new quote that were removed by hand. Only in its draft: a stored quote has them in its base. */
const REMOVED = 'removedLines';

/** The quote as the form machinery sees it. A new one has version 0. */
type Editable = Quote & Stored;

export interface QuoteEditing {
  editing: Editing<Editable>;
  state: EditingState;
  desk: EditingContext<Editable>;
  draft: DraftState;
  restoreDraft: () => void;
}

/**
 * Edits one quote with the shared form machinery: saves local changes, merges what colleagues save in the meantime, asks if both
 * changed the same line, and keeps a draft for a reload.
 */
export function useQuoteEditing(store: EditorStore, quote: Quote | null): QuoteEditing {
  const session = useSession();
  const [editing] = useState(() => {
    const opened = toValues(store.getState());
    const empty = { version: 0 } as Editable;
    return new Editing<Editable>(
      quote ?? empty,
      (stored) => (stored.version === 0 ? opened : toQuoteValues(stored)),
      session.user.id,
    );
  });
  const state = useSyncExternalStore(editing.subscribe, editing.getState);
  const desk = useEditingContext(store, editing, quote);
  const draft = useDraft({
    key: buildDraftKey(identityKey(session), 'quote', quote?.id ?? 'new'),
    form: useFormAdapter(store, desk, quote === null),
    getBase: editing.getBase,
    hidden: [],
  });
  useEffect(() => {
    if (quote) editing.mergeNewer(quote, desk);
  }, [quote, editing, desk]);
  const restoreDraft = () => {
    if (draft.offer) restore(draft.offer, { store, editing, desk });
    draft.close();
  };
  return { editing, state, desk, draft, restoreDraft };
}

/** Restores a draft. Its removed lines are made known first, or they would return with the lines of the surgeries. */
function restore(
  draft: Draft,
  { store, editing, desk }: Pick<QuoteEditing, 'editing' | 'desk'> & { store: EditorStore },
): void {
  const { [REMOVED]: removed = [], ...values } = draft.values;
  store.dispatch({ type: 'known', rows: removed as readonly Row[] });
  editing.restore({ ...draft, values }, desk);
}

function useEditingContext(
  store: EditorStore,
  editing: Editing<Editable>,
  quote: Quote | null,
): EditingContext<Editable> {
  const [create] = useOperationMutation(createQuote);
  const [update] = useOperationMutation(updateQuote);
  const readNow = useFetchFresh(getQuote);
  const id = quote?.id;
  return useMemo(
    () => ({
      getValues: () => toValues(store.getState(), Object.keys(editing.getBase().values)),
      setValues: (values) => store.dispatch({ type: 'values', values }),
      parse: (values) => values,
      read: () => readNow({ params: { id: id ?? '' } }) as Promise<Editable>,
      update: async (changes, _all, version) => {
        const state = store.getState();
        const saved = id
          ? await update({ params: { id }, body: { ...toChangedBody(state, changes), version } })
          : await create({ body: toQuoteBody(state) });
        store.dispatch({ type: 'saved', keys: saved.lines.map(({ key }) => key) });
        return saved as Editable;
      },
      isConflict: (error) => id !== undefined && toProblem(error).code === 'VERSION_CONFLICT',
    }),
    [store, editing, create, update, readNow, id],
  );
}

/** Adapts the store to the form interface that the draft keeper subscribes to. */
function useFormAdapter(
  store: EditorStore,
  desk: EditingContext<Editable>,
  isNew: boolean,
): DraftOptions['form'] {
  return useMemo(() => {
    const getValues = () => {
      const removed = isNew ? findRemovedRows(store.getState()) : [];
      return removed.length > 0 ? { ...desk.getValues(), [REMOVED]: removed } : desk.getValues();
    };
    const subscribeToChanges = ({ callback }: { callback: (change: { values: object }) => void }) => {
      let before = store.getState();
      return store.subscribe(() => {
        const { head, rows } = store.getState();
        if (head === before.head && rows === before.rows) return;
        before = store.getState();
        callback({ values: getValues() });
      });
    };
    return { subscribe: subscribeToChanges, getValues } as unknown as DraftOptions['form'];
  }, [store, desk, isNew]);
}
