import { configureStore, type autoBatchEnhancer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, callOperation, type CallOperation } from './api';

/**
 * Creates a store. The app has a single one, each test has its own, and the gallery's fakes its answers. Components are notified
 * at most once a frame; tests pass `tick`, so that an answer is rendered before its caller continues.
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
