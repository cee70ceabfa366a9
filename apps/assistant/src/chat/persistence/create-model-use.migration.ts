import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateModelUse1764670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table assistant.model_use (organisation_id uuid primary key, day date not null, questions int not null)',
    );
    await tenantTable(runner, 'assistant.model_use');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table assistant.model_use');
  }
}
