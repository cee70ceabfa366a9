import { configureStore, Tuple } from '@reduxjs/toolkit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { editorReducer, type EditorAction } from './editor.reducer';
import type { EditorState } from './editor.state';

/** The editor's state. Components read their part of it, so that a change draws again only what shows it. */
export interface EditorStore {
  getState: () => EditorState;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A Redux store of its own: each editor has one, and it goes with its page. */
export function createEditorStore(initial: EditorState): EditorStore {
  return configureStore({
    // Redux asks for the first state with an action of its own.
    reducer: (state: EditorState = initial, action: EditorAction) =>
      action.type.startsWith('@@') ? state : editorReducer(state, action),
    // Its checks in development would compare the whole quote with every key that is pressed.
    middleware: () => new Tuple(),
    devTools: false,
  });
}

const StoreContext = createContext<EditorStore | null>(null);

export const EditorStoreProvider = StoreContext.Provider;

export function useEditorStore(): EditorStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A part of the quote editor belongs inside its provider');
  return store;
}

/** A part of the editor's state; `select` must return the same value for the same state. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
