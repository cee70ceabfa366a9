import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Practices say how days are counted, whose a callback is and when it is urgent; and whose turn was when. */
export class ExtendCallbackSettings1764710000001 implements MigrationInterface {
  name = 'ExtendCallbackSettings1764710000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table callbacks.callback_setting
      add counts_business_days boolean not null default false,
      add skips_holidays boolean not null default true,
      add holiday_region text,
      add assignment text not null default 'NOBODY' check (assignment in ('NOBODY', 'AUTHOR', 'IN_TURN')),
      add assignee_ids jsonb not null default '[]',
      add high_after_days int not null default 3 check (high_after_days between 0 and 60)`);
    await runner.query(`create table callbacks.callback_turn (
      organisation_id uuid not null,
      user_id uuid not null,
      taken bigint not null,
      primary key (organisation_id, user_id))`);
    await tenantTable(runner, 'callbacks.callback_turn');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table callbacks.callback_turn');
    await runner.query(`alter table callbacks.callback_setting
      drop counts_business_days, drop skips_holidays, drop holiday_region,
      drop assignment, drop assignee_ids, drop high_after_days`);
  }
}
