import { REASON_LENGTH } from '@quillcare/contracts';
import { IN_FORCE } from '../../../quote';

/**
 * Facts of the quotes with the numbers `$2`, in the time zone `$3`. A quote is attributed to its client's last enquiry before the
 * quote was started.
 */
export const INSERT_FACTS = `
insert into quoting.report_quote (organisation_id, quote_number, quote_id, lead_id, source, doctor_id, site_id, surgery_id, sent_at,
    sent_on, valid_until, outcome, is_viewed, accepted_at, accepted_on, is_done, has_case, is_signed, total_minor, decline_reason)
select q.organisation_id, q.quote_number, q.id, e.lead_id, e.source, q.doctor_id, q.site_id,
    (q.surgeries->0->>'surgeryId')::uuid, v.sent_at, (v.sent_at at time zone $3)::date, q.valid_until,
    case when q.acceptance_withdrawn_at is not null then 'ACCEPTANCE_WITHDRAWN'
      when q.status in ('SENT', 'QUERY_RECEIVED') then 'WAITING'
      when q.status = 'REJECTED' then 'DECLINED'
      else q.status end,
    v.first_viewed_at is not null,
    case when q.status = 'ACCEPTED' then coalesce(c.accepted_at, q.responded_at) end,
    case when q.status = 'ACCEPTED' then (coalesce(c.accepted_at, q.responded_at) at time zone $3)::date end,
    q.status = 'ACCEPTED' and coalesce(c.status in ('COMPLETED', 'POST_OP'), false),
    q.status = 'ACCEPTED' and coalesce(c.status <> 'CANCELLED', false),
    coalesce(r.signature_method is not null or r.scan_id is not null or q.acceptance->>'confirmedAt' is not null, false),
    q.total_minor,
    case when q.status = 'REJECTED' then left(q.rejection_reason, ${REASON_LENGTH}) end
  from (select distinct on (quote_number) * from quoting.quote
      where organisation_id = $1 and quote_number = any ($2) and ${IN_FORCE}
      order by quote_number, revision desc) q
  join (select quote_number, min(created_at) as created_at, min(sent_at) as sent_at, min(first_viewed_at) as first_viewed_at
      from quoting.quote where organisation_id = $1 and quote_number = any ($2) and deleted_at is null
      group by quote_number) v on v.quote_number = q.quote_number
  left join quoting.surgery_case c on c.organisation_id = q.organisation_id and c.id = q.surgery_case_id and c.deleted_at is null
  left join quoting.patient_response r
    on r.organisation_id = q.organisation_id and r.quote_id = q.id and r.revision = q.revision and r.response = 'accept'
  left join lateral (select lead_id, source from quoting.client_enquiry
      where organisation_id = q.organisation_id and client_id = q.client_id and asked_at <= v.created_at
      order by asked_at desc limit 1) e on true`;

/**
 * Questions on these quotes: the patient's first message after one from the practice (or at the start), and the practice's next
 * message.
 */
export const INSERT_QUESTIONS = `
insert into quoting.report_question (organisation_id, quote_number, asked_at, asked_on, answered_at)
select distinct on (quote_number, sent_at) $1, quote_number, sent_at, (sent_at at time zone $3)::date, answered_at
  from (select quote_number, sender, sent_at,
          lag(sender) over (partition by quote_number order by sent_at, id) as former,
          min(sent_at) filter (where sender = 'PRACTICE') over (partition by quote_number order by sent_at, id
            rows between 1 following and unbounded following) as answered_at
        from quoting.quote_message where organisation_id = $1 and quote_number = any ($2)) message
 where sender = 'PATIENT' and former is distinct from 'PATIENT'
   and exists (select 1 from quoting.report_quote f
     where f.organisation_id = $1 and f.quote_number = message.quote_number)`;

/** Updates how far the quotes of the enquiries `$2` have progressed, and returns the changed ones for their events. */
export const UPDATE_PROGRESS = `
update quoting.client_enquiry e
   set step = e.step + 1, quoted_at = p.quoted_at, accepted_at = p.accepted_at, is_done = coalesce(p.is_done, false)
  from (select w.lead_id, min(f.sent_at) as quoted_at, min(f.accepted_at) as accepted_at, bool_or(f.is_done) as is_done
          from unnest($2::uuid[]) as w (lead_id)
          left join quoting.report_quote f on f.organisation_id = $1 and f.lead_id = w.lead_id
         group by w.lead_id) p
 where e.organisation_id = $1 and e.lead_id = p.lead_id
   and (e.quoted_at, e.accepted_at, e.is_done) is distinct from (p.quoted_at, p.accepted_at, coalesce(p.is_done, false))
returning e.lead_id as "leadId", e.step, e.quoted_at as "quotedAt", e.accepted_at as "acceptedAt", e.is_done as "isDone"`;
