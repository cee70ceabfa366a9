import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `create table quoting.case_event (
    id uuid primary key,
    organisation_id uuid not null,
    case_id uuid not null references quoting.surgery_case (id),
    kind text not null,
    at timestamptz not null,
    by_id uuid,
    by_name text,
    from_status text,
    to_status text not null,
    from_starts_at timestamptz,
    to_starts_at timestamptz,
    reason text,
    detail text,
    clashes jsonb not null default '[]')`;

// Two bookings of one person or theatre cannot overlap, unless somebody booked knowingly (`is_knowing`).
const BOOKINGS = `create table quoting.case_booking (
    organisation_id uuid not null,
    case_id uuid not null references quoting.surgery_case (id),
    resource text not null,
    during tstzrange not null check (not isempty(during)),
    is_knowing boolean not null,
    primary key (organisation_id, case_id, resource),
    constraint case_booking_once exclude using gist
      (organisation_id with =, resource with =, during with &&) where (not is_knowing))`;

const SETTINGS = `create table quoting.case_settings (${tenantColumns},
    clash_mode text not null check (clash_mode in ('WARN', 'REFUSE')),
    exception_user_ids jsonb not null,
    constraint case_settings_of_organisation unique (organisation_id))`;

// Earlier cases tell of their beginning and end as well; there was nothing else that could happen to them.
const EARLIER = [
  `insert into quoting.case_event (id, organisation_id, case_id, kind, at, to_status)
    select gen_random_uuid(), organisation_id, id, 'OPENED', accepted_at,
      case when status = 'CANCELLED' then 'SCHEDULED' else status end
    from quoting.surgery_case`,
  `insert into quoting.case_event (id, organisation_id, case_id, kind, at, from_status, to_status, reason)
    select gen_random_uuid(), organisation_id, id, 'CANCELLED', cancelled_at, 'SCHEDULED', 'CANCELLED', cancelled_reason
    from quoting.surgery_case where cancelled_at is not null`,
];

/** What happens to a case, who and what is booked for it, its cosmetic pathway, and how a practice books. */
export class PlanSurgeryCases1764720001000 implements MigrationInterface {
  name = 'PlanSurgeryCases1764720001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.surgery_case
      add column evidence jsonb not null default '[]',
      add column medical_exception jsonb,
      add column deposits jsonb not null default '[]'`);
    await runner.query(EVENTS);
    await runner.query(
      `create index case_event_of_case on quoting.case_event (organisation_id, case_id, at desc, id desc)`,
    );
    await tenantTable(runner, 'quoting.case_event');
    await runner.query(
      `select set_config('app.platform_scope', 'cases of all practices get their history', true)`,
    );
    for (const statement of EARLIER) await runner.query(statement);
    await appendOnlyTable(runner, 'quoting.case_event');
    await runner.query(BOOKINGS);
    await runner.query(
      `create index case_booking_clash on quoting.case_booking using gist (organisation_id, resource, during)`,
    );
    await tenantTable(runner, 'quoting.case_booking');
    await runner.query(SETTINGS);
    await tenantTable(runner, 'quoting.case_settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['case_settings', 'case_booking', 'case_event'])
      await runner.query(`drop table quoting.${table}`);
    await runner.query(`alter table quoting.surgery_case
      drop column deposits,
      drop column medical_exception,
      drop column evidence`);
  }
}
