import { defineParts } from '@quillcare/service-kit';
import { ListCheckedRowsQuery } from './operations/list-checked-rows.query';
import { StartCheckedImportHandler } from './operations/start-checked-import.handler';
import { CheckRepository } from './persistence/check.repository';
import { CheckRows } from './persistence/check-rows';
import { CreateImportCheck1795041000004 } from './persistence/create-import-check.migration';
import { RepeatedFiles } from './repeated-files';

/** Imports that are tried first: they say what they would do, and store nothing. */
export const checkParts = defineParts({
  migrations: [CreateImportCheck1795041000004],
  handlers: [ListCheckedRowsQuery, StartCheckedImportHandler],
  providers: [CheckRepository, CheckRows, RepeatedFiles],
});
