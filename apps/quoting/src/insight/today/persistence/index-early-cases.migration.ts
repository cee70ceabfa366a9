import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Today reads the few surgeries whose date their cosmetic pathway does not allow any more. */
export class IndexEarlyCases1795020000000 implements MigrationInterface {
  name = 'IndexEarlyCases1795020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index surgery_case_too_early on quoting.surgery_case (organisation_id, starts_at, id)
        where deleted_at is null and is_too_early`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.surgery_case_too_early');
  }
}
