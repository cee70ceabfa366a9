import type { Baseline } from '@quillcare/service-kit';
import { createBackground } from './baseline/background.migration';
import { createImports } from './baseline/imports.migration';

/** The tables of import. It is never changed: what comes later is a migration of its own. */
export const importBaseline: Baseline = {
  tables: [createImports, createBackground],
  replaces: { last: 'AddExportFormat1796010000000', count: 19 },
};
