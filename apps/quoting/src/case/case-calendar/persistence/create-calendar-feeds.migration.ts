import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars of doctors that others subscribe to. */
export class CreateCalendarFeeds1764730000001 implements MigrationInterface {
  name = 'CreateCalendarFeeds1764730000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.calendar_feed (${tenantColumns},
      doctor_id uuid not null,
      doctor_name text not null,
      token_hash text,
      renewed_at timestamptz,
      last_read_at timestamptz,
      constraint calendar_feed_of_doctor unique (organisation_id, doctor_id))`);
    await tenantTable(runner, 'quoting.calendar_feed');
    // The address alone says whose calendar it is.
    await runner.query('create unique index calendar_feed_token on quoting.calendar_feed (token_hash)');
    await runner.query(`create index surgery_case_of_doctor on quoting.surgery_case (organisation_id, doctor_id, starts_at)
      where deleted_at is null and starts_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.surgery_case_of_doctor');
    await runner.query('drop table quoting.calendar_feed');
  }
}
