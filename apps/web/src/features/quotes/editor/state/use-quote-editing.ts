import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createQuote, getQuote, updateQuote, type Quote } from '@quillcare/contracts';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { toProblem } from '../../../../shared/api/problem';
import { draftKey } from '../../../../shared/forms/record/draft.store';
import { Editing, type Desk, type EditingState } from '../../../../shared/forms/record/editing';
import type { Stored } from '../../../../shared/forms/record/form.definition';
import { useDraft, type DraftOptions, type DraftState } from '../../../../shared/forms/record/use-draft';
import { useReadNow } from '../../../../shared/forms/record/use-read-now';
import { personKey } from '../../../../shared/session/person';
import { useSession } from '../../../../shared/session/session.context';
import type { EditorStore } from './editor.store';
import { bodyOf, changedBody, quoteValues, valuesOf } from './editor.values';

/** The quote as the form machinery sees it. A new one has version 0. */
type Editable = Quote & Stored;

export interface QuoteEditing {
  editing: Editing<Editable>;
  state: EditingState;
  desk: Desk<Editable>;
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
    const opened = valuesOf(store.getState());
    const empty = { version: 0 } as Editable;
    return new Editing<Editable>(
      quote ?? empty,
      (stored) => (stored.version === 0 ? opened : quoteValues(stored)),
      session.user.id,
    );
  });
  const state = useSyncExternalStore(editing.subscribe, editing.getState);
  const desk = useDesk(store, editing, quote);
  const draft = useDraft({
    key: draftKey(personKey(session), 'quote', quote?.id ?? 'new'),
    form: useFormLike(store, desk),
    getBase: editing.getBase,
    hidden: [],
  });
  useEffect(() => {
    if (quote) editing.meet(quote, desk);
  }, [quote, editing, desk]);
  const restoreDraft = useCallback(() => {
    if (draft.offer) editing.restore(draft.offer, desk);
    draft.close();
  }, [draft, editing, desk]);
  return { editing, state, desk, draft, restoreDraft };
}

function useDesk(store: EditorStore, editing: Editing<Editable>, quote: Quote | null): Desk<Editable> {
  const [create] = useOperationMutation(createQuote);
  const [update] = useOperationMutation(updateQuote);
  const readNow = useReadNow(getQuote);
  const id = quote?.id;
  return useMemo(
    () => ({
      getValues: () => valuesOf(store.getState(), Object.keys(editing.getBase().values)),
      setValues: (values) => store.dispatch({ type: 'values', values }),
      parse: (values) => values,
      read: () => readNow({ params: { id: id ?? '' } }) as Promise<Editable>,
      update: async (changes, _all, version) => {
        const state = store.getState();
        const saved = id
          ? await update({ params: { id }, body: { ...changedBody(state, changes), version } })
          : await create({ body: bodyOf(state) });
        store.dispatch({ type: 'saved', keys: saved.lines.map(({ key }) => key) });
        return saved as Editable;
      },
      isConflict: (error) => id !== undefined && toProblem(error).code === 'VERSION_CONFLICT',
    }),
    [store, editing, create, update, readNow, id],
  );
}

/** Adapts the store to the form interface that the draft keeper subscribes to. */
function useFormLike(store: EditorStore, desk: Desk<Editable>): DraftOptions['form'] {
  return useMemo(() => {
    const listen = ({ callback }: { callback: (change: { values: object }) => void }) => {
      let before = store.getState();
      return store.subscribe(() => {
        const { head, rows } = store.getState();
        if (head === before.head && rows === before.rows) return;
        before = store.getState();
        callback({ values: desk.getValues() });
      });
    };
    return { subscribe: listen, getValues: desk.getValues } as unknown as DraftOptions['form'];
  }, [store, desk]);
}
