import { toTimelineBound, listCallMoments, type SourceEntry, type TimelineAct } from '@quillcare/contracts';
import { implement, momentOf, TenantReader } from '@quillcare/service-kit';

interface Row {
  act: TimelineAct;
  at: string;
  key: string;
  byId: string | null;
  byName: string | null;
  text: string | null;
  quoteId: string | null;
  quoteNumber: string | null;
  leadId: string | null;
  clientName: string;
  dueDate: string | null;
  closedReason: string | null;
}

const OF_CLIENT = 'c.organisation_id = $1 and c.client_id = $2 and c.deleted_at is null';

// The callback subjects the reader may see.
const VISIBLE_SUBJECTS = 'c.subject = any($6::text[])';

// Moments stored on the callback rows themselves. A client has few of them, found through callback_by_client.
const CALLBACKS = `select act, ${momentOf('at')} as at, key, null::uuid as by_id, null as by_name, text, quote_id, quote_number,
    lead_id, client_name, due_date, closed_reason
  from (select moment.*, moment.prefix || ':' || c.id as key, c.quote_id, c.quote_number, c.lead_id, c.client_name, c.closed_reason
    from callbacks.callback c
    cross join lateral (values
      ('call-planned', 'CALL_PLANNED', c.created_at, c.about, c.due_date),
      ('call-closed', 'CALL_CLOSED', case when c.closed_reason is not null then coalesce(c.completed_at, c.updated_at)
        when c.status = 'cancelled' then c.updated_at end, c.cancel_reason, null)
    ) as moment (prefix, act, at, text, due_date)
    where ${OF_CLIENT} and ${VISIBLE_SUBJECTS} and moment.at is not null) moments
  where (moments.at, key collate "C") < ($3::timestamptz, $4::text)
  order by moments.at desc, key collate "C" desc limit $5`;

// Calls through the index of their callback, newest first, before the cursor (at, id). Undone calls are left out.
const CALLS = `select case made.outcome when 'MADE' then 'CALL_MADE' else 'CALL_ATTEMPTED' end as act,
    ${momentOf('made.called_at')} as at, 'call:' || made.id as key, made.called_by as by_id, made.caller_name as by_name,
    made.notes as text, c.quote_id, c.quote_number, c.lead_id, c.client_name, null as due_date, null as closed_reason
  from callbacks.callback c
  cross join lateral (
    select * from callbacks.call k
     where k.organisation_id = $1 and k.callback_id = c.id and (k.called_at, k.id) < ($3::timestamptz, $4::uuid)
       and k.outcome <> 'UNDONE' and not (k.outcome = 'MADE' and exists (select from callbacks.call undone
         where undone.organisation_id = $1 and undone.callback_id = c.id and undone.outcome = 'UNDONE'
           and (undone.called_at, undone.id) > (k.called_at, k.id)))
     order by k.called_at desc, k.id desc limit $5) made
  where ${OF_CLIENT} and ${VISIBLE_SUBJECTS}
  order by made.called_at desc, made.id desc limit $5`;

export const ListCallMomentsQuery = implement(listCallMoments, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { clientId, before, limit, subjects } = body;
    const { at, key } = before ?? { at: 'infinity', key: '~' };
    const bound = toTimelineBound(before, 'call');
    const [callbacks, calls] = await Promise.all([
      reader.rows<Row>('callbacks.moments', CALLBACKS, [clientId, at, key, limit, subjects]),
      reader.rows<Row>('callbacks.calls', CALLS, [clientId, bound.at, bound.id, limit, subjects]),
    ]);
    return { items: [...callbacks, ...calls].map(entryOf) };
  },
}));

function entryOf({ act, at, key, byId, byName, text, ...details }: Row): SourceEntry {
  const { dueDate, closedReason } = details;
  return {
    at,
    key,
    act,
    byId,
    byName,
    text,
    kind: 'CALL',
    subject: subjectOf(details),
    facts: { ...(dueDate !== null && { dueDate }), ...(closedReason !== null && { closedReason }) },
  };
}

function subjectOf({
  quoteId,
  quoteNumber,
  leadId,
  clientName,
}: Pick<Row, 'quoteId' | 'quoteNumber' | 'leadId' | 'clientName'>): SourceEntry['subject'] {
  if (quoteId !== null) return { type: 'QUOTE', id: quoteId, label: quoteNumber ?? '' };
  return leadId === null ? null : { type: 'LEAD', id: leadId, label: clientName };
}
