import { TIME_BOUNDS } from '@quillcare/rules';

/** Maximum number of distinct reasons kept per day. The rest of the day is summed under an empty reason. */
const REASONS_A_DAY = 20;

/** The leads received on the days `$2` in the time zone `$3`, each with its day. */
const LEADS = `(select d.day, l.* from unnest($2::date[]) as d (day)
    join crm.lead l on l.organisation_id = $1 and l.deleted_at is null
      and l.created_at >= (d.day::timestamp at time zone $3) - interval '3 hours'
      and l.created_at < ((d.day + 1)::timestamp at time zone $3) + interval '3 hours'
      -- The bounds are for the index; where clocks change at midnight this decides.
      and (l.created_at at time zone $3)::date = d.day)`;

const BY_DIMENSION = `
insert into crm.report_day (organisation_id, dimension, day, value, enquiries, reached, converted, quoted, accepted, done, lost,
    expected_minor)
select $1, case when grouping(source) = 0 then 'SOURCE' when grouping(surgery_id) = 0 then 'PROCEDURE'
      when grouping(site_id) = 0 then 'SITE' when grouping(referring_doctor_id) = 0 then 'DOCTOR' else 'ALL' end, day,
    -- Each set but the first has one of the four; the others are null in it.
    coalesce(source, surgery_id::text, site_id::text, referring_doctor_id::text, ''),
    count(*), count(*) filter (where first_contacted_at is not null), count(*) filter (where status = 'CONVERTED'),
    count(*) filter (where quoted_at is not null), count(*) filter (where quote_accepted_at is not null),
    count(*) filter (where is_operated), count(*) filter (where status = 'LOST'), coalesce(sum(expected_value_minor), 0)
  from ${LEADS} lead group by grouping sets ((day), (day, source), (day, surgery_id), (day, site_id), (day, referring_doctor_id))`;

const REASONS = `
insert into crm.report_day (organisation_id, dimension, day, value, lost)
select $1, 'REASON', day, case when place <= ${REASONS_A_DAY} then lost_reason else '' end, sum(cases)
  from (select day, lost_reason, count(*) as cases,
          row_number() over (partition by day order by count(*) desc, lost_reason) as place
        from ${LEADS} lead where status = 'LOST' group by day, lost_reason) ranked
 group by day, case when place <= ${REASONS_A_DAY} then lost_reason else '' end`;

const timesTo = (measure: string, end: string): string => `
insert into crm.report_time_day (organisation_id, measure, day, class, cases, minutes)
select $1, '${measure}', day, width_bucket(minutes, array[${TIME_BOUNDS.join(', ')}]) as class, count(*), sum(minutes)
  from (select day, floor(extract(epoch from greatest(${end} - created_at, interval '0')) / 60)::int as minutes
      from ${LEADS} lead where ${end} is not null) taken
 group by day, class`;

export const DAY_SUMS = [
  BY_DIMENSION,
  REASONS,
  timesTo('CONTACT', 'first_contacted_at'),
  timesTo('CONVERSION', 'quote_accepted_at'),
];
