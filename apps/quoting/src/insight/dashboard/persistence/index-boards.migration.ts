import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The boards show quotes and cases that are over for 30 days: found without reading all that ever ended. */
export class IndexBoards1764630000100 implements MigrationInterface {
  name = 'IndexBoards1764630000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index quote_over on quoting.quote (organisation_id, status, (coalesce(responded_at, updated_at)))
      where deleted_at is null and superseded_at is null and not lapsed and status in ('ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN')`);
    await runner.query(`create index surgery_case_over on quoting.surgery_case (organisation_id, status, updated_at)
      where deleted_at is null and status in ('COMPLETED', 'POST_OP', 'CANCELLED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.surgery_case_over');
    await runner.query('drop index quoting.quote_over');
  }
}
