import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the quotes of a doctor or hospital that is about to be removed. */
export class IndexDependants1764000001000 implements MigrationInterface {
  name = 'IndexDependants1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const party of ['doctor', 'hospital']) {
      await runner.query(
        `create index quote_by_${party} on quoting.quote (organisation_id, ${party}_id) where deleted_at is null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const party of ['doctor', 'hospital']) await runner.query(`drop index quoting.quote_by_${party}`);
  }
}
