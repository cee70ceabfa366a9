import type { Baseline } from '@quillcare/service-kit';
import { createCallbacks } from './baseline/callbacks.migration';

/** The tables of callbacks. It is never changed: what comes later is a migration of its own. */
export const callbacksBaseline: Baseline = {
  tables: [createCallbacks],
  replaces: { last: 'SearchOfPractice1795060000000', count: 18 },
};
