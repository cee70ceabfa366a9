import type { Baseline } from '@quillcare/service-kit';
import { createClients } from './baseline/clients.migration';
import { createEnquiries } from './baseline/enquiries.migration';
import { createImports } from './baseline/imports.migration';
import { createLeads } from './baseline/leads.migration';
import { createNotes } from './baseline/notes.migration';
import { createReports } from './baseline/reports.migration';

/** The tables of crm. It is never changed: what comes later is a migration of its own. */
export const crmBaseline: Baseline = {
  tables: [createClients, createLeads, createEnquiries, createNotes, createImports, createReports],
  replaces: { last: 'HashConsents1796100000000', count: 32 },
};
