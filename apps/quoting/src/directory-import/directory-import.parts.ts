import { defineParts } from '@quillcare/service-kit';
import { ImportDirectoryHandler } from './operations/import-directory.handler';

/** Batches of an import of sites, hospitals, doctors or surgeries. */
export const directoryImportParts = defineParts({ handlers: [ImportDirectoryHandler] });
