import { defineParts } from '@quillcare/service-kit';
import { ElsewhereReader } from './operations/elsewhere.reader';
import { GetTodayQuery } from './operations/get-today.query';

/** The Today page: what needs to be done now, from all services. */
export const todayParts = defineParts({
  handlers: [GetTodayQuery],
  providers: [ElsewhereReader],
});
