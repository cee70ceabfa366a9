import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enquiries are counted by the doctor who referred them as well. */
export class EnquiriesByDoctor1764870000002 implements MigrationInterface {
  name = 'EnquiriesByDoctor1764870000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'leads of all practices are recounted', true)`,
    );
    // In the order in which they came, so that a run has leads of few days.
    await runner.query(`insert into crm.report_mark (organisation_id, subject)
      select organisation_id, id::text from crm.lead order by organisation_id, created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'leads of all practices are recounted', true)`,
    );
    await runner.query(`delete from crm.report_day where dimension = 'DOCTOR'`);
  }
}
