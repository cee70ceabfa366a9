import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import of surgeries drafts descriptions, and says how many. */
export class CountDescriptions1764880000000 implements MigrationInterface {
  name = 'CountDescriptions1764880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.import_run add column described int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.import_run drop column described');
  }
}
