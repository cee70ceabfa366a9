import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each call that staff made or tried; the callback itself keeps only the last attempt. */
export class CreateCalls1764620000001 implements MigrationInterface {
  name = 'CreateCalls1764620000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table callbacks.call (
      id uuid primary key,
      organisation_id uuid not null,
      callback_id uuid not null references callbacks.callback (id),
      outcome text not null check (outcome in ('ATTEMPTED', 'MADE')),
      called_at timestamptz not null,
      called_by uuid,
      caller_name text,
      notes text)`);
    await runner.query(
      'create index call_of_callback on callbacks.call (organisation_id, callback_id, called_at, id)',
    );
    await this.keepWhatIsKnown(runner);
    await tenantTable(runner, 'callbacks.call');
    await appendOnlyTable(runner, 'callbacks.call');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table callbacks.call');
  }

  /** Of earlier calls the last attempt is known, and when the call was made, but not by whom. */
  private async keepWhatIsKnown(runner: QueryRunner): Promise<void> {
    await runner.query(`select set_config('app.platform_scope', 'earlier calls of all practices', true)`);
    await runner.query(`insert into callbacks.call (id, organisation_id, callback_id, outcome, called_at, notes)
      select gen_random_uuid(), organisation_id, id, 'ATTEMPTED', attempted_at, case when completed_at is null then notes end
        from callbacks.callback where attempted_at is not null
      union all
      select gen_random_uuid(), organisation_id, id, 'MADE', completed_at, notes
        from callbacks.callback where completed_at is not null and closed_reason is null`);
  }
}
