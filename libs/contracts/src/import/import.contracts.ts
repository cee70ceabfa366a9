import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as bulkRuns from './bulk-run.operations';
import * as operations from './import.operations';
import * as columns from './import-columns.operations';
import * as checks from './import-check.operations';
import * as findings from './import-findings.operations';
import * as undo from './import-undo.operations';
import * as events from './import.events';
import * as importHealth from './import-health.operations';
import * as practiceExports from './practice-export.operations';
import * as listExports from './list-export.operations';

export const importContracts = collectContracts(
  operations,
  columns,
  checks,
  findings,
  undo,
  importHealth,
  events,
  bulkRuns,
  listExports,
  PRACTICE_RECORDS.import,
  practiceExports,
);
