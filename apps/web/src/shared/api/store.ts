import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, callOperation, type CallOperation } from './api';

/** The app has one store, every test its own; the gallery's makes up what it shows. */
export function createStore(call: CallOperation = callOperation) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: call } }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export const store = createStore();
