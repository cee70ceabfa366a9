import { defineParts } from '@quillcare/service-kit';
import { ListCheckedRowsQuery } from './operations/list-checked-rows.query';
import { StartCheckedImportHandler } from './operations/start-checked-import.handler';
import { CheckRepository } from './persistence/check.repository';
import { CheckRows } from './persistence/check-rows';
import { RepeatedFileCheck } from './repeated-file-check';

/** Trial imports (dry runs): they report what would happen and store no records. */
export const checkParts = defineParts({
  handlers: [ListCheckedRowsQuery, StartCheckedImportHandler],
  providers: [CheckRepository, CheckRows, RepeatedFileCheck],
});
