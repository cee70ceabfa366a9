import { defineParts } from '@quillcare/service-kit';
import { ElsewhereReader } from './operations/elsewhere.reader';
import { GetTodayQuery } from './operations/get-today.query';
import { IndexEarlyCases1795020000000 } from './persistence/index-early-cases.migration';
import { IndexFailedFiles1795031000000 } from './persistence/index-failed-files.migration';
import { IndexToday1764630000000 } from './persistence/index-today.migration';

/** What somebody should do now, gathered from everywhere. */
export const todayParts = defineParts({
  migrations: [IndexToday1764630000000, IndexEarlyCases1795020000000, IndexFailedFiles1795031000000],
  handlers: [GetTodayQuery],
  providers: [ElsewhereReader],
});
