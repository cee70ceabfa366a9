import { importRun, importTable, type ImportRun, type ImportTable } from '@quillcare/contracts';
import { blankOf } from '../../testing/sample-of';

type Column = ImportTable['columns'][number];

/** Sample of a file column, recognised by its name. */
export function columnSample(header: string, field: string | null, changes: Partial<Column> = {}): Column {
  return { header, field, examples: ['Sample'], by: field === null ? null : 'NAME', ...changes };
}

/** Sample of what the server reads from a file. */
export function tableSample(changes: Partial<ImportTable> = {}): ImportTable {
  return blankOf(importTable, {
    kind: 'CSV',
    headerRow: 1,
    isCertain: true,
    ...changes,
  });
}

export const RUN_ID = '01a1fa25-0000-7000-8000-0000000000a1';

/** Sample of a completed import of clients. */
export function runSample(changes: Partial<ImportRun> = {}): ImportRun {
  const at = '2026-11-20T08:00:00.000Z';
  return blankOf(importRun, {
    id: RUN_ID,
    version: 1,
    createdAt: at,
    updatedAt: at,
    entityType: 'clients',
    duplicateStrategy: 'skip',
    fileName: 'list.csv',
    status: 'COMPLETED',
    bytesTotal: 90,
    bytesProcessed: 90,
    uploadedBy: 'Amelia Nguyen',
    startedAt: at,
    finishedAt: at,
    oddValues: { all: 'refuse', kinds: [] },
    ...changes,
  });
}
