import { defineParts } from '@quillcare/service-kit';
import { ElsewhereReader } from './operations/elsewhere.reader';
import { GetTodayQuery } from './operations/get-today.query';

/** What somebody should do now, gathered from everywhere. */
export const todayParts = defineParts({
  handlers: [GetTodayQuery],
  providers: [ElsewhereReader],
});
