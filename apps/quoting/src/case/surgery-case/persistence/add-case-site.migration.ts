import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The practice's site that looks after a case; those there are get the site of their quote. */
export class AddCaseSite1764800000002 implements MigrationInterface {
  name = 'AddCaseSite1764800000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.surgery_case add column site_id uuid');
    await runner.query(
      `select set_config('app.platform_scope', 'cases of all practices get the site of their quote', true)`,
    );
    await runner.query(`update quoting.surgery_case c set site_id = q.site_id from quoting.quote q
      where q.organisation_id = c.organisation_id and q.id = c.quote_id and q.site_id is not null`);
    await runner.query(
      'create index surgery_case_by_site on quoting.surgery_case (organisation_id, site_id, accepted_at, id) where deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.surgery_case_by_site');
    await runner.query('alter table quoting.surgery_case drop column site_id');
  }
}
