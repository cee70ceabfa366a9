import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateOptionLists1764400001000 implements MigrationInterface {
  name = 'CreateOptionLists1764400001000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'option_list',
      `name text not null,
      category text not null,
      choose text not null,
      patient_chooses boolean not null,
      options jsonb not null check (jsonb_typeof(options) = 'array')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.option_list');
  }
}
