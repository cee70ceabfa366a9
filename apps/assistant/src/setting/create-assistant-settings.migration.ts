import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a third party's language model may word the answers in a practice. */
export class CreateAssistantSettings1795000000055 implements MigrationInterface {
  name = 'CreateAssistantSettings1795000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table assistant.assistant_settings (${tenantColumns},
      uses_model boolean not null default false,
      constraint assistant_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'assistant.assistant_settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table assistant.assistant_settings');
  }
}
