import { momentOf } from '@quillcare/service-kit';

/** Columns of every branch, so that the branches can be combined by union. */
const COLUMNS = `act, at, prefix || ':' || own_id as key, by_id, by_name, text, subject_type, subject_id, quote_number as label,
    revision, total_minor, currency, basis_points, count`;

// Quotes withdrawn before the column existed only have the row's last change, which is later if a newer version was sent since.
const WITHDRAWN_AT = 'coalesce(q.withdrawn_at, least(q.updated_at, q.superseded_at))';

// Moments stored on the quote version's row. A client has few of them, read through quote_by_client.
const QUOTES = `select ${COLUMNS} from (
    select q.id as own_id, 'QUOTE' as subject_type, q.id as subject_id, q.quote_number, q.revision,
      q.total_minor, q.currency, moment.*
    from quoting.quote q
    left join quoting.patient_response r
      on r.organisation_id = $1 and r.quote_id = q.id and r.revision = q.revision
    cross join lateral (values
      ('quote-created', 'QUOTE_CREATED', q.created_at, q.created_by, null, null, null::int, null::int),
      ('quote-sent', 'QUOTE_SENT', q.sent_at, null, null, null, null, null),
      ('quote-opened', 'QUOTE_OPENED', q.first_viewed_at, null, null, null, null, q.view_count),
      ('quote-accepted', 'QUOTE_ACCEPTED', case r.response when 'accept' then r.responded_at end, null, null, null, null, null),
      ('quote-declined', 'QUOTE_DECLINED', case r.response when 'reject' then r.responded_at end, null, null, q.rejection_reason,
        null, null),
      ('quote-expired', 'QUOTE_EXPIRED', case q.status when 'EXPIRED' then q.expires_at end, null, null, null, null, null),
      ('quote-withdrawn', 'QUOTE_WITHDRAWN',
        case when q.status = 'WITHDRAWN' and q.acceptance_withdrawn_at is null then ${WITHDRAWN_AT} end, null, null,
        q.withdrawn_reason, null, null),
      ('quote-replaced', 'QUOTE_REPLACED', q.superseded_at, null, null, null, null, null),
      ('acceptance-withdrawn', 'ACCEPTANCE_WITHDRAWN', q.acceptance_withdrawn_at, null, null, q.acceptance_withdrawn_reason,
        null, null),
      ('discount-requested', 'DISCOUNT_REQUESTED', (q.approval->>'requestedAt')::timestamptz,
        (q.approval->>'requestedBy')::uuid, q.approval->>'requestedByName', q.approval->>'reason',
        (q.approval->>'basisPoints')::int, null),
      ('discount-decided', 'DISCOUNT_' || (q.approval->>'state'), (q.approval->>'decidedAt')::timestamptz,
        (q.approval->>'decidedBy')::uuid, q.approval->>'decidedByName', q.approval->>'decisionReason',
        (q.approval->>'basisPoints')::int, null)
    ) as moment (prefix, act, at, by_id, by_name, text, basis_points, count)
    where q.organisation_id = $1 and q.client_id = $2 and q.deleted_at is null and moment.at is not null) quotes`;

// A case can have many events, so each case's index supplies the newest ones before (at, id).
const CASES = `select 'CASE_' || told.kind as act, told.at, 'case:' || told.id as key, told.by_id, told.by_name,
    nullif(concat_ws(' · ', told.detail, told.reason), '') as text, 'SURGERY_CASE' as subject_type, told.case_id as subject_id,
    told.quote_number as label, null::int as revision, null::bigint as total_minor, null::text as currency,
    null::int as basis_points, null::int as count, told.to_starts_at as starts_at, told.from_starts_at as previous_starts_at
  from quoting.quote q
  join quoting.surgery_case c on c.organisation_id = $1 and c.quote_id = q.id and c.deleted_at is null
  cross join lateral (
    select e.*, c.quote_number from quoting.case_event e
     where e.organisation_id = $1 and e.case_id = c.id and (e.at, e.id) < ($3::timestamptz, $4::uuid)
     order by e.at desc, e.id desc limit $5) told
  where q.organisation_id = $1 and q.client_id = $2 and q.deleted_at is null
  order by told.at desc, told.id desc limit $5`;

/** Moments of quotes before the position ($3, $4). */
const beforePosition = (branch: string) => `select * from (${branch}) entry
  where (at, key collate "C") < ($3::timestamptz, $4::text)
  order by at desc, key collate "C" desc limit $5`;

// A conversation can have many messages, so each one's index supplies the newest ones before (at, id).
const MESSAGES = `select case sent.sender when 'PATIENT' then 'QUESTION_ASKED' else 'QUESTION_ANSWERED' end as act,
    sent.sent_at as at, 'message:' || sent.id as key, sent.by_id, sent.by_name, sent.text, 'QUOTE' as subject_type,
    sent.quote_id as subject_id, sent.quote_number as label, null::int as revision, null::bigint as total_minor,
    null::text as currency, null::int as basis_points, null::int as count
  from (select distinct quote_number from quoting.quote
         where organisation_id = $1 and client_id = $2 and deleted_at is null) own
  cross join lateral (
    select * from quoting.quote_message m
     where m.organisation_id = $1 and m.quote_number = own.quote_number and (m.sent_at, m.id) < ($3::timestamptz, $4::uuid)
     order by m.sent_at desc, m.id desc limit $5) sent
  order by sent.sent_at desc, sent.id desc limit $5`;

const pageSql = (
  branch: string,
  more = '',
) => `select act, key, by_id, by_name, text, subject_type, subject_id, label, revision, total_minor, currency,
    basis_points, count${more}, ${momentOf('shown.at')} as at from (${branch}) shown`;

export const QUOTE_MOMENTS = pageSql(beforePosition(QUOTES));
export const CASE_MOMENTS = pageSql(CASES, ', starts_at, previous_starts_at');
export const MESSAGE_MOMENTS = pageSql(MESSAGES);
