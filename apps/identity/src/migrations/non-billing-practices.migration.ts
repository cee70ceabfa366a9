import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Puts billing's events in order, which say whether a practice is billed. */
export class NonBillingPractices1795030900200 implements MigrationInterface {
  name = 'NonBillingPractices1795030900200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table identity.organisation add column non_billing_version int not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation drop column non_billing_version');
  }
}
