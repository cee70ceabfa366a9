import { defineParts } from '@quillcare/service-kit';
import { ReadImportColumnsHandler } from './operations/read-import-columns.handler';
import { MappingRepository } from './persistence/mapping.repository';
import { RememberColumns1795041000020 } from './persistence/remember-columns.migration';

/** What the columns of a file mean, as people say it. */
export const columnsParts = defineParts({
  migrations: [RememberColumns1795041000020],
  handlers: [ReadImportColumnsHandler],
  providers: [MappingRepository],
});
