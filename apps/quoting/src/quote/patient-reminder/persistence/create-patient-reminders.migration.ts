import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders of open quotes, each a row with the time at which it is due; how the practice wants them; and of which quotes
 * nobody is to be reminded. Quotes that were sent before have none.
 */
export class CreatePatientReminders1764760000000 implements MigrationInterface {
  name = 'CreatePatientReminders1764760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.reminder_settings (${tenantColumns},
      is_enabled boolean not null,
      days_before_expiry jsonb not null,
      silence_days int check (silence_days between 3 and 60),
      constraint reminder_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'quoting.reminder_settings');
    await createReminders(runner);
    await runner.query(`create table quoting.reminder_stop (
      organisation_id uuid not null,
      quote_number text not null,
      stopped_by text not null check (stopped_by in ('PATIENT', 'PRACTICE')),
      stopped_at timestamptz not null,
      primary key (organisation_id, quote_number))`);
    await tenantTable(runner, 'quoting.reminder_stop');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.reminder_stop');
    await runner.query('drop table quoting.patient_reminder');
    await runner.query('drop table quoting.reminder_settings');
  }
}

async function createReminders(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.patient_reminder (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    kind text not null check (kind in ('BEFORE_EXPIRY', 'SILENCE')),
    days int not null,
    due_at timestamptz not null,
    state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'LEFT_OUT')),
    reason text,
    settled_at timestamptz,
    stop_token_hash text unique,
    constraint patient_reminder_once unique (organisation_id, quote_id, kind, days),
    constraint patient_reminder_settled check ((settled_at is null) = (state = 'PLANNED')))`);
  await tenantTable(runner, 'quoting.patient_reminder');
  // For the sweep, which searches across organisations.
  await runner.query(
    `create index patient_reminder_due on quoting.patient_reminder (due_at) where state = 'PLANNED'`,
  );
}
