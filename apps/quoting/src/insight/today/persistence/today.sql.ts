import { MIN_COOLING_OFF_DAYS } from '@quillcare/rules';
import { STARTED_STATUSES } from '../../../quote';
import { DOCUMENTS, EVIDENCE } from './today-evidence.sql';
import { IN_ZONE, part, QUOTE } from './today.part';

/** How many days before its last day of validity a quote counts as expiring soon. */
const EXPIRING_DAYS = 3;
/** How many days before the preferred date a surgery should be confirmed, and how long after it the item is still shown. */
const READY_DAYS = 14;
const PASSED_DAYS = 30;
/** How many days before and after the end of the cooling-off period it is shown. */
const COOLING_SOON_DAYS = 1;
const COOLED_DAYS = 7;
/** The longest cooling-off period: practices can choose at most 90 days, and three months have at most 92. */
const MAX_COOLING_OFF_DAYS = 92;
/** Days after which to call a patient who opened a quote but has not answered. */
const VIEWED_DAYS = 2;

/** Items due longer ago than this are not shown. */
const OVERDUE_DAYS = 90;

const CASE = `c.organisation_id = $1 and c.deleted_at is null and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED')`;
const LAST_QUESTION = `(select m.text from quoting.quote_message m
  where m.organisation_id = $1 and m.quote_number = q.quote_number and m.sender = 'PATIENT' order by m.sent_at desc limit 1)`;

// A practice without settings has the default target. If the target is null no answer time is promised, so the question is due at
// once.
const QUESTIONS = part(
  'questions',
  'QUESTION',
  `quoting.quote q left join quoting.patient_settings s on s.organisation_id = q.organisation_id
    where ${QUOTE} and q.status = 'QUERY_RECEIVED'`,
  'q.question_since, q.id',
  {
    about: LAST_QUESTION,
    since: 'q.question_since',
    dueOn: `((coalesce(q.question_since, q.updated_at)
      + (case when s.id is null then $6::int else coalesce(s.answer_target_hours, 0) end) * interval '1 hour') ${IN_ZONE}`,
  },
);

const STARTED = STARTED_STATUSES.map((status) => `'${status}'`).join(', ');
// A change of a signed quote can no longer be signed once the surgery has begun. Looked up for changes only, one by one.
const CAN_BE_SIGNED = `(q.variation_of_id is null or coalesce((select k.status from quoting.quote v
  join quoting.surgery_case k on k.organisation_id = $1 and k.id = v.surgery_case_id
  where v.organisation_id = $1 and v.id = q.variation_of_id limit 1), '') not in (${STARTED}))`;

const FAILED_MAILS = part(
  'failed_mails',
  'MAIL_FAILED',
  `quoting.quote q where ${QUOTE} and q.status in ('SENT', 'QUERY_RECEIVED') and q.mail_state = 'FAILED'
    and ${CAN_BE_SIGNED}`,
  'q.mail_state_at, q.id',
  {
    reason: `'QUOTE_EMAIL'`,
    about: 'q.mail_detail',
    since: 'q.mail_state_at',
    dueOn: `(coalesce(q.mail_state_at, q.sent_at) ${IN_ZONE}`,
  },
);

const APPROVALS = part(
  'approvals',
  'APPROVAL',
  `quoting.quote q where ${QUOTE} and q.status = 'DRAFT' and q.approval->>'state' = 'REQUESTED' and $7::boolean`,
  'q.updated_at, q.id',
  {
    about: `q.approval->>'reason'`,
    byName: `q.approval->>'requestedByName'`,
    since: `(q.approval->>'requestedAt')::timestamptz`,
    dueOn: `((q.approval->>'requestedAt')::timestamptz ${IN_ZONE}`,
  },
);

const EXPIRING = part(
  'expiring',
  'EXPIRING',
  `quoting.quote q where ${QUOTE} and q.status = 'SENT'
    and q.valid_until between $2::date and $2::date + ${EXPIRING_DAYS} and ${CAN_BE_SIGNED}`,
  'q.valid_until, q.id',
  { dueOn: 'q.valid_until', since: 'q.sent_at' },
);

const VIEWED = part(
  'viewed',
  'VIEWED',
  `quoting.quote q where ${QUOTE} and q.status = 'SENT' and q.first_viewed_at is not null and q.valid_until >= $2::date
    and ${CAN_BE_SIGNED}`,
  'q.first_viewed_at, q.id',
  { since: 'q.first_viewed_at', dueOn: `(q.first_viewed_at ${IN_ZONE} + ${VIEWED_DAYS}` },
);

const CASE_COLUMNS = {
  id: 'c.id',
  version: 'c.version',
  about: `c.procedures->0->>'name'`,
  since: 'c.accepted_at',
};

// The signed document states the period; documents from before it was configurable do not. It counts from the newest acceptance,
// which may be that of a change. The lateral lookups with a limit keep the planner from joining whole tables and from parsing a
// document twice, so the cost depends on the number of recent acceptances only.
const COOLING_OFF = part(
  'cooling_off',
  'COOLING_OFF',
  `quoting.quote q
    cross join lateral (select own.* from quoting.surgery_case own
       where own.id = q.surgery_case_id and own.organisation_id = $1 limit 1) c
    cross join lateral (select 1 + greatest((q.responded_at ${IN_ZONE} + greatest(${MIN_COOLING_OFF_DAYS},
        coalesce((signed.paper->>'coolingOffDays')::int, ${MIN_COOLING_OFF_DAYS})), ((q.responded_at ${IN_ZONE}
        + make_interval(months => coalesce((signed.paper->>'coolingOffMonths')::int, 0)))::date) as over_on
       from (select d.canonical_json::jsonb as paper from quoting.quote_document d
         where d.organisation_id = $1 and d.quote_id = q.id and d.revision = q.revision limit 1) signed) ends
   where ${QUOTE} and not q.lapsed and q.status = 'ACCEPTED'
     and coalesce(q.responded_at, q.updated_at) >= $3::timestamptz - interval '${MAX_COOLING_OFF_DAYS + COOLED_DAYS + 2} days'
     and q.procedure_class in ('COSMETIC', 'MIXED') and ${CASE}
     and ends.over_on between $2::date - ${COOLED_DAYS} and $2::date + ${COOLING_SOON_DAYS}`,
  'q.responded_at, q.id',
  { ...CASE_COLUMNS, since: 'q.responded_at', dueOn: 'ends.over_on' },
);

const CASES =
  'quoting.surgery_case c join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id';

const UNDATED_CASES = part(
  'undated_cases',
  'CASE',
  `${CASES} where ${CASE} and c.preferred_date is null and c.starts_at is null`,
  'c.accepted_at, c.id',
  { ...CASE_COLUMNS, reason: `'NO_DATE'`, dueOn: `(c.accepted_at ${IN_ZONE}` },
);

const DATED_CASES = part(
  'dated_cases',
  'CASE',
  `${CASES} where ${CASE} and c.starts_at is null
    and c.preferred_date between $2::date - ${PASSED_DAYS} and $2::date + ${READY_DAYS}`,
  'c.preferred_date, c.id',
  {
    ...CASE_COLUMNS,
    reason: `case when c.preferred_date < $2::date then 'DATE_PASSED' else 'DATE_NEAR' end`,
    dueOn: 'c.preferred_date',
  },
);

// Booked but not confirmed. The day of surgery counts, not the patient's preference.
const BOOKED_CASES = part(
  'booked_cases',
  'CASE',
  `${CASES} where ${CASE}
    and c.starts_at >= ($2::date - ${PASSED_DAYS})::timestamp at time zone $4
    and c.starts_at < ($2::date + ${READY_DAYS + 1})::timestamp at time zone $4`,
  'c.starts_at, c.id',
  {
    ...CASE_COLUMNS,
    reason: `case when (c.starts_at ${IN_ZONE} < $2::date then 'BOOKED_PASSED' else 'BOOKED_NEAR' end`,
    dueOn: `(c.starts_at ${IN_ZONE}`,
  },
);

// The gates of a cosmetic surgery were recorded too late for its date, so it must be moved even if confirmed.
const TOO_EARLY = part(
  'too_early',
  'TOO_EARLY',
  `${CASES} where c.organisation_id = $1 and c.deleted_at is null and c.is_too_early
    and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED', 'CONFIRMED') and c.starts_at >= $3::timestamptz`,
  'c.starts_at, c.id',
  { ...CASE_COLUMNS, dueOn: `(c.starts_at ${IN_ZONE}` },
);

// The patient disputes the acceptance, so nothing can be booked until it is settled.
const DISPUTES = part(
  'disputes',
  'DISPUTE',
  `${CASES} where c.organisation_id = $1 and c.deleted_at is null and c.is_disputed and c.status <> 'CANCELLED'`,
  'c.id',
  {
    ...CASE_COLUMNS,
    since: `(q.acceptance->>'disputedAt')::timestamptz`,
    about: `q.acceptance->>'patientComment'`,
    dueOn: `((q.acceptance->>'disputedAt')::timestamptz ${IN_ZONE}`,
  },
);

// One row per case with all its overdue items: pre-op items before the surgery, post-op items after it.
const OVERDUE_ITEMS = `(select i.case_id, min(i.due_on) as due_on, string_agg(i.title, ', ' order by i.due_on, i.place) as titles
    from quoting.case_checklist_item i
    join quoting.surgery_case k on k.organisation_id = i.organisation_id and k.id = i.case_id and k.deleted_at is null
   where i.organisation_id = $1 and i.state = 'OPEN' and i.deleted_at is null
     and i.due_on >= $2::date - ${OVERDUE_DAYS} and i.due_on < $2::date
     and case when i.kind = 'POST_OP' then k.status in ('COMPLETED', 'POST_OP')
       else k.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED') end
   group by i.case_id) o`;

const CHECKLISTS = part(
  'checklists',
  'CHECKLIST',
  `${OVERDUE_ITEMS} join quoting.surgery_case c on c.organisation_id = $1 and c.id = o.case_id
    join quoting.quote q on q.id = c.quote_id and q.organisation_id = c.organisation_id`,
  'o.due_on, c.id',
  { ...CASE_COLUMNS, about: 'o.titles', since: 'c.starts_at', dueOn: 'o.due_on' },
);

const NAMED_QUOTES = part(
  'named',
  'FACTS',
  `quoting.quote q where q.organisation_id = $1 and q.deleted_at is null and q.id = any($8::uuid[])`,
  'q.id',
  // Each row can have a callback and an email.
  { limit: '2 * $5' },
);

/**
 * All of quoting's items for Today in one statement. `$2` the practice's local day, `$3` now, `$4` its time zone, `$5` rows per
 * kind, `$6` default answer target in hours, `$7` whether the caller approves discounts, `$8` quotes named by other services,
 * `$9` whether the caller is responsible for evidence.
 */
export const TODAY_SQL = [
  QUESTIONS,
  FAILED_MAILS,
  APPROVALS,
  CHECKLISTS,
  TOO_EARLY,
  DISPUTES,
  DOCUMENTS,
  EVIDENCE,
  EXPIRING,
  VIEWED,
  COOLING_OFF,
  UNDATED_CASES,
  DATED_CASES,
  BOOKED_CASES,
  NAMED_QUOTES,
].join('\nunion all\n');
