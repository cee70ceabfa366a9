import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enquiries are counted by what they asked about and where as well, and leads are found by the day of their conversion. */
export class DivideEnquiries1764830000001 implements MigrationInterface {
  name = 'DivideEnquiries1764830000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index lead_by_converted_at on crm.lead (organisation_id, converted_at, created_at, id) where deleted_at is null',
    );
    await runner.query(
      `select set_config('app.platform_scope', 'leads of all practices are recounted', true)`,
    );
    // In the order in which they came, so that a run has leads of few days.
    await runner.query(`insert into crm.report_mark (organisation_id, subject)
      select organisation_id, id::text from crm.lead order by organisation_id, created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index crm.lead_by_converted_at');
  }
}
