import type { Baseline } from '@quillcare/service-kit';
import { createCases } from './baseline/cases.migration';
import { createCatalogue } from './baseline/catalogue.migration';
import { createDeposits } from './baseline/deposits.migration';
import { createDirectory } from './baseline/directory.migration';
import { createEvidence } from './baseline/evidence.migration';
import { createPatients } from './baseline/patients.migration';
import { createQuotes } from './baseline/quotes.migration';
import { createReports } from './baseline/reports.migration';

/** The tables of quoting. It is never changed: what comes later is a migration of its own. */
export const quotingBaseline: Baseline = {
  tables: [
    createDirectory,
    createCatalogue,
    createQuotes,
    createPatients,
    createCases,
    createDeposits,
    createEvidence,
    createReports,
  ],
  replaces: { last: 'NameClientsOfFaults1796100000000', count: 75 },
};
