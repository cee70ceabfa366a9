import type { Baseline } from '@quillcare/service-kit';
import { createTrail } from './baseline/trail.migration';

/** The tables of audit. It is never changed: what comes later is a migration of its own. */
export const auditBaseline: Baseline = {
  tables: [createTrail],
  replaces: { last: 'KeepVerifications1796100000000', count: 9 },
};
