import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which version of a record a person chose for a bulk change. */
export class KeepSeenVersions1795000000153 implements MigrationInterface {
  name = 'KeepSeenVersions1795000000153';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.bulk_item add seen_version int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.bulk_item drop seen_version');
  }
}
