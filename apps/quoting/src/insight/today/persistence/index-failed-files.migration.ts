import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Today reads the few documents that could not be made. */
export class IndexFailedFiles1795031000000 implements MigrationInterface {
  name = 'IndexFailedFiles1795031000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index quote_file_failed on quoting.quote_file (organisation_id, asked_at, id) where state = 'FAILED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.quote_file_failed');
  }
}
