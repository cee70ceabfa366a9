import { defineParts } from '@quillcare/service-kit';
import { ReadImportColumnsHandler } from './operations/read-import-columns.handler';
import { MappingRepository } from './persistence/mapping.repository';

/** What the columns of a file mean, as people say it. */
export const columnsParts = defineParts({
  handlers: [ReadImportColumnsHandler],
  providers: [MappingRepository],
});
