import { listDueCallbacks, type Callback } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { CALLBACK_COLUMNS } from '../persistence/callback.columns';

// The user's own callbacks first, then the team's, then those of colleagues. Without a user, by due date.
const DUE = `select ${CALLBACK_COLUMNS}, count(*) over ()::int as found
  from callbacks.callback
 where organisation_id = $1 and deleted_at is null and status in ('pending', 'attempted') and due_date <= $2::date
   and subject = any($5::text[])
 order by case when $4::uuid is null then 0 when assignee_id = $4::uuid then 0 when assignee_id is null then 1 else 2 end,
   due_date, id limit $3`;

export const ListDueCallbacksQuery = implement(listDueCallbacks, [TenantReader], (reader) => ({
  async handle({ body }) {
    const items = await reader.rows<Callback & { found: number }>('callbacks.due', DUE, [
      body.until,
      body.limit,
      body.userId ?? null,
      body.subjects,
    ]);
    return { items, count: items[0]?.found ?? 0 };
  },
}));
