import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { importRecords } from './import.records';
import { backgroundParts } from './background/background.parts';
import { bulkParts } from './bulk/bulk.parts';
import { columnsParts } from './columns/columns.parts';
import { checkParts } from './check/check.parts';
import { findingParts } from './finding/finding.parts';
import { exportParts } from './export/export.parts';
import { practiceParts } from './practice/practice.parts';
import { runParts } from './run/run.parts';
import { undoParts } from './undo/undo.parts';
import { uploadParts } from './upload/upload.parts';

/** Bulk work: imports of files, exports of lists, and bulk changes. */
import { importBaseline } from './migrations/baseline.migration';
export const importService = defineService({
  name: 'import',
  baseline: importBaseline,
  parts: [
    uploadParts,
    runParts,
    backgroundParts,
    exportParts,
    practiceParts,
    bulkParts,
    undoParts,
    checkParts,
    findingParts,
    columnsParts,
    practiceRecordParts('import', importRecords),
  ],
});
