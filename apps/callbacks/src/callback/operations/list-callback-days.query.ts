import { CALENDAR_CALLBACKS, listCallbackDays, type Callback } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { seenSubjects } from './seen-callbacks';
import { assigneeIn } from './list-callbacks.query';

// Fetches one row more than is shown to detect truncation. `$5`: 'none', a user id, or null for all assignees.
const DAYS = `select id, due_date, client_name, status, priority, assignee_name from callbacks.callback
  where organisation_id = $1 and deleted_at is null and due_date between $2::date and $3::date
    and subject = any($4::text[])
    and ($5::text is null or ($5 = 'none' and assignee_id is null) or assignee_id::text = $5)
  order by due_date, id limit ${CALENDAR_CALLBACKS + 1}`;

export const ListCallbackDaysQuery = implement(listCallbackDays, [TenantReader], (reader) => ({
  async handle({ query }) {
    const { from, to, assignee } = query;
    const items = await reader.rows<Callback>('callbacks.days', DAYS, [
      ...[from, to, [...seenSubjects()]],
      assignee ? assigneeIn(assignee) : null,
    ]);
    return { items: items.slice(0, CALENDAR_CALLBACKS), isCut: items.length > CALENDAR_CALLBACKS };
  },
}));
