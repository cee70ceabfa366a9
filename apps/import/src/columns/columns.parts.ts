import { defineParts } from '@quillcare/service-kit';
import { ReadImportColumnsHandler } from './operations/read-import-columns.handler';
import { MappingRepository } from './persistence/mapping.repository';

/** Column mapping: what the columns of a file mean, as chosen by the user. */
export const columnsParts = defineParts({
  handlers: [ReadImportColumnsHandler],
  providers: [MappingRepository],
});
