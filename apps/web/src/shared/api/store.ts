import { configureStore, type autoBatchEnhancer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, callOperation, type CallOperation } from './api';

/**
 * The app has one store, every test its own; the gallery's makes up what it shows. What answers change is drawn once a frame;
 * tests ask for `tick`, so that an answer is drawn before what its caller does with it.
 */
export function createStore(
  call: CallOperation = callOperation,
  autoBatch: Parameters<typeof autoBatchEnhancer>[0] = { type: 'raf' },
) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: call } }).concat(api.middleware),
    enhancers: (defaults) => defaults({ autoBatch }),
  });
  setupListeners(store.dispatch);
  return store;
}

export const store = createStore();
