import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCallbackSettings1763601001000 implements MigrationInterface {
  name = 'CreateCallbackSettings1763601001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table callbacks.callback_setting (${tenantColumns},
      enabled boolean not null,
      auto_create boolean not null,
      due_in_days int not null check (due_in_days between 0 and 365),
      constraint callback_setting_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'callbacks.callback_setting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table callbacks.callback_setting');
  }
}
