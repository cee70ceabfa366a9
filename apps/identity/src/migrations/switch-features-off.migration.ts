import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What super admins switched off for a practice. */
export class SwitchFeaturesOff1795042000000 implements MigrationInterface {
  name = 'SwitchFeaturesOff1795042000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table identity.organisation add column switched_off text[] not null default '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation drop column switched_off');
  }
}
