import type { Baseline } from '@quillcare/service-kit';
import { createAssistant } from './baseline/assistant.migration';

/** The tables of assistant. It is never changed: what comes later is a migration of its own. */
export const assistantBaseline: Baseline = {
  tables: [createAssistant],
  replaces: { last: 'SearchOfPractice1795060000000', count: 7 },
};
