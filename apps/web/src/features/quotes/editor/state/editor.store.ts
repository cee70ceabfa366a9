import { configureStore, Tuple } from '@reduxjs/toolkit';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { editorReducer, type EditorAction } from './editor.reducer';
import type { EditorState } from './editor.state';

/** The editor's state container. Components select their part, so that a change re-renders only what shows it. */
export interface EditorStore {
  getState: () => EditorState;
  dispatch: (action: EditorAction) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a separate Redux store for each editor, discarded with its page. */
export function createEditorStore(initial: EditorState): EditorStore {
  return configureStore({
    // Redux requests the initial state with an action of its own.
    reducer: (state: EditorState = initial, action: EditorAction) =>
      action.type.startsWith('@@') ? state : editorReducer(state, action),
    // Without the development middleware, which would compare the whole quote on every key press.
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

/** Selects a part of the editor's state. `select` must return the same reference for the same state. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}
