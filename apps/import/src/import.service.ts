import { defineService } from '@quillcare/service-kit';
import { runParts } from './run/run.parts';
import { uploadParts } from './upload/upload.parts';

/** Import of CSV files into the practice's records. */
export const importService = defineService({
  name: 'import',
  parts: [uploadParts, runParts],
});
