import { MAX_CALENDAR_CASES } from '@quillcare/contracts';
import { ITEMS_OF_CASE } from '../../case-checklist/persistence/case-checklist.sql';

/** Maximum number of undated cases in one response. */
export const UNDATED_CASES = 50;

const MATCHES_FILTER = `c.organisation_id = $1 and c.deleted_at is null and ($2::uuid is null or c.doctor_id = $2)
  and ($3::uuid is null or c.hospital_id = $3)`;
const IN_DATE_RANGE = 'c.starts_at >= $4 and c.starts_at < $5';
const OPEN = `c.status in ('PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED', 'IN_PROGRESS')`;

const COLUMNS = `c.id, c.version, c.quote_id, c.quote_number, c.patient,
    array(select p->>'name' from jsonb_array_elements(c.procedures) p) as procedures, c.status, c.is_too_early, c.is_disputed, c.starts_at, c.duration_minutes,
    c.doctor_id, concat_ws(' ', nullif(coalesce(d.title, c.doctor->>'title'), ''), coalesce(d.first_name, c.doctor->>'firstName'),
      coalesce(d.last_name, c.doctor->>'lastName')) as doctor_name, c.hospital_id, h.name as hospital_name, c.theatre, k.items`;

/** Selects cases with names and checklists in one statement; the limit applies to the cases before the joins. */
const selectCases = (chosen: string, order: string, more = '') => `select ${COLUMNS}${more}
  from (${chosen}) c
  left join quoting.doctor d on d.organisation_id = c.organisation_id and d.id = c.doctor_id
  left join quoting.hospital h on h.organisation_id = c.organisation_id and h.id = c.hospital_id
  cross join lateral (${ITEMS_OF_CASE}) k
  order by ${order}`;

const selectDatedCases = (condition: string) =>
  selectCases(
    `select c.* from quoting.surgery_case c where ${MATCHES_FILTER} and ${IN_DATE_RANGE} and ${condition}
      order by c.starts_at, c.id limit ${MAX_CALENDAR_CASES + 1}`,
    'c.starts_at, c.id',
  );

/** `$2` doctor, `$3` hospital, `$4` first instant (inclusive), `$5` end (exclusive). */
export const BOARD_CASES = selectDatedCases(OPEN);
export const CALENDAR_CASES_SQL = selectDatedCases(`c.status <> 'CANCELLED'`);

/** Accepted cases without a date; `found` is their total number. */
export const UNDATED_CASES_SQL = selectCases(
  `select c.*, count(*) over ()::int as found from quoting.surgery_case c
    where ${MATCHES_FILTER} and c.status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and c.starts_at is null
    order by c.accepted_at, c.id limit ${UNDATED_CASES}`,
  'c.accepted_at, c.id',
  ', c.found',
);
