import { TIME_BOUNDS } from '@quillcare/rules';

/** Number of reasons per day stored separately; the others of that day are summed under an empty reason. */
const REASONS_A_DAY = 20;

const classOf = (minutes: string): string => `width_bucket(${minutes}, array[${TIME_BOUNDS.join(', ')}])`;
const minutesFrom = (from: string, to: string): string =>
  `floor(extract(epoch from greatest(${to} - ${from}, interval '0')) / 60)::int`;

interface DaySums {
  table: string;
  /** SQL condition selecting these rows of the table, besides the organisation and the days. */
  whose: string;
  insert: string;
}

const BY_DIMENSION = `
insert into quoting.report_day (organisation_id, dimension, day, value, quotes, viewed, accepted, declined, expired, withdrawn,
    acceptance_withdrawn, waiting, done, quoted_minor, accepted_minor, waiting_minor)
select $1,
    case when grouping(doctor_id) = 0 then 'DOCTOR' when grouping(site_id) = 0 then 'SITE'
      when grouping(surgery_id) = 0 then 'PROCEDURE' when grouping(source) = 0 then 'SOURCE' else 'ALL' end,
    sent_on,
    -- Each set but the first has one of the four; the others are null in it.
    coalesce(doctor_id::text, site_id::text, surgery_id::text, source, ''),
    count(*), count(*) filter (where is_viewed), count(*) filter (where outcome = 'ACCEPTED'),
    count(*) filter (where outcome = 'DECLINED'), count(*) filter (where outcome = 'EXPIRED'),
    count(*) filter (where outcome = 'WITHDRAWN'), count(*) filter (where outcome = 'ACCEPTANCE_WITHDRAWN'),
    count(*) filter (where outcome = 'WAITING'), count(*) filter (where is_done), sum(total_minor),
    coalesce(sum(total_minor) filter (where outcome = 'ACCEPTED'), 0),
    coalesce(sum(total_minor) filter (where outcome = 'WAITING'), 0)
  from quoting.report_quote where organisation_id = $1 and sent_on = any ($2::date[])
 group by grouping sets ((sent_on), (sent_on, doctor_id), (sent_on, site_id), (sent_on, surgery_id), (sent_on, source))`;

const REASONS = `
insert into quoting.report_day (organisation_id, dimension, day, value, declined)
select $1, 'REASON', sent_on, case when place <= ${REASONS_A_DAY} then decline_reason else '' end, sum(cases)
  from (select sent_on, decline_reason, count(*) as cases,
          row_number() over (partition by sent_on order by count(*) desc, decline_reason) as place
        from quoting.report_quote
       where organisation_id = $1 and sent_on = any ($2::date[]) and decline_reason is not null
       group by sent_on, decline_reason) ranked
 group by sent_on, case when place <= ${REASONS_A_DAY} then decline_reason else '' end`;

const ACCEPTANCE_TIMES = `
insert into quoting.report_time_day (organisation_id, measure, day, class, cases, minutes)
select $1, 'ACCEPTANCE', sent_on, ${classOf('minutes')}, count(*), sum(minutes)
  from (select sent_on, ${minutesFrom('sent_at', 'accepted_at')} as minutes from quoting.report_quote
      where organisation_id = $1 and sent_on = any ($2::date[]) and accepted_at is not null) taken
 group by sent_on, ${classOf('minutes')}`;

const ANSWER_TIMES = `
insert into quoting.report_time_day (organisation_id, measure, day, class, cases, minutes)
select $1, 'ANSWER', asked_on, class, count(*), sum(minutes)
  from (select asked_on, coalesce(minutes, 0) as minutes, coalesce(${classOf('minutes')}, -1) as class
      from (select asked_on, case when answered_at is not null then ${minutesFrom('asked_at', 'answered_at')} end as minutes
          from quoting.report_question where organisation_id = $1 and asked_on = any ($2::date[])) question) taken
 group by asked_on, class`;

const EXPIRY = `
insert into quoting.report_expiry_day (organisation_id, day, quotes, value_minor)
select $1, valid_until, count(*), sum(total_minor) from quoting.report_quote
 where organisation_id = $1 and valid_until = any ($2::date[]) and outcome = 'WAITING' group by valid_until`;

const CASES = `
insert into quoting.report_case_day (organisation_id, day, cases, signed)
select $1, accepted_on, count(*), count(*) filter (where is_signed) from quoting.report_quote
 where organisation_id = $1 and accepted_on = any ($2::date[]) and has_case group by accepted_on`;

const PAIRS = `
insert into quoting.report_pair_month (organisation_id, pair, day, value, other, quotes, accepted, done, quoted_minor, accepted_minor)
select $1,
    case when grouping(surgery_id) = 0 then 'PROCEDURE' when grouping(doctor_id) = 0 then 'DOCTOR' else 'SITE' end || '+' ||
      case when grouping(source) = 0 then 'SOURCE' when grouping(site_id) = 0 then 'SITE' else 'DOCTOR' end,
    m.day,
    coalesce(case when grouping(surgery_id) = 0 then surgery_id::text when grouping(doctor_id) = 0 then doctor_id::text
      else site_id::text end, ''),
    coalesce(case when grouping(source) = 0 then source when grouping(site_id) = 0 then site_id::text else doctor_id::text end, ''),
    count(*), count(*) filter (where outcome = 'ACCEPTED'), count(*) filter (where is_done), sum(total_minor),
    coalesce(sum(total_minor) filter (where outcome = 'ACCEPTED'), 0)
  from unnest($2::date[]) as m (day)
  join quoting.report_quote f on f.organisation_id = $1 and f.sent_on >= m.day and f.sent_on < m.day + interval '1 month'
 group by grouping sets ((m.day, surgery_id, doctor_id), (m.day, surgery_id, site_id), (m.day, surgery_id, source),
   (m.day, doctor_id, site_id), (m.day, doctor_id, source), (m.day, site_id, source))`;

/** The sums for the days `$2`, by the meaning of the day. Each is deleted and recomputed from the facts. */
export const DAY_SUMS = {
  sent: [
    { table: 'report_day', whose: `dimension <> 'REASON'`, insert: BY_DIMENSION },
    { table: 'report_day', whose: `dimension = 'REASON'`, insert: REASONS },
    { table: 'report_time_day', whose: `measure = 'ACCEPTANCE'`, insert: ACCEPTANCE_TIMES },
  ],
  asked: [{ table: 'report_time_day', whose: `measure = 'ANSWER'`, insert: ANSWER_TIMES }],
  ends: [{ table: 'report_expiry_day', whose: 'true', insert: EXPIRY }],
  accepted: [{ table: 'report_case_day', whose: 'true', insert: CASES }],
  // For this one the day is the first of its month.
  months: [{ table: 'report_pair_month', whose: 'true', insert: PAIRS }],
} as const satisfies Record<string, readonly DaySums[]>;
