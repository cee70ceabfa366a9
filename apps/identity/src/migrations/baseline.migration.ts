import type { Baseline } from '@quillcare/service-kit';
import { createOrganisations } from './baseline/organisations.migration';
import { createSessions } from './baseline/sessions.migration';
import { createUsers } from './baseline/users.migration';

/** The tables of identity. It is never changed: what comes later is a migration of its own. */
export const identityBaseline: Baseline = {
  tables: [createOrganisations, createUsers, createSessions],
  replaces: { last: 'ExportAfterClosing1795120000000', count: 28 },
};
