import { defineService } from '@quillcare/service-kit';
import { backgroundParts } from './background/background.parts';
import { bulkParts } from './bulk/bulk.parts';
import { exportParts } from './export/export.parts';
import { runParts } from './run/run.parts';
import { uploadParts } from './upload/upload.parts';

/** Work on many records at once: import of CSV files, export of lists, bulk changes. */
export const importService = defineService({
  name: 'import',
  parts: [uploadParts, runParts, backgroundParts, exportParts, bulkParts],
});
