import {
  CALENDAR_CALLBACKS,
  listCallbackDays,
  type Callback,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { seenSubjects } from './seen-callbacks';
import { assigneeIn } from './list-callbacks.query';

// One more than is shown, so that it can be said that there are more. `$5`: 'none', an id, or null for everybody's.
const DAYS = `select id, due_date, client_name, status, priority, assignee_name from callbacks.callback
  where organisation_id = $1 and deleted_at is null and due_date between $2::date and $3::date
    and subject = any($4::text[])
    and ($5::text is null or ($5 = 'none' and assignee_id is null) or assignee_id::text = $5)
  order by due_date, id limit ${CALENDAR_CALLBACKS + 1}`;

@Implements(listCallbackDays)
export class ListCallbackDaysQuery implements Handler<typeof listCallbackDays> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof listCallbackDays>): Promise<ResultOf<typeof listCallbackDays>> {
    const { from, to, assignee } = query;
    const items = await this.reader.rows<Callback>('callbacks.days', DAYS, [
      ...[from, to, [...seenSubjects()]],
      assignee ? assigneeIn(assignee) : null,
    ]);
    return { items: items.slice(0, CALENDAR_CALLBACKS), isCut: items.length > CALENDAR_CALLBACKS };
  }
}
