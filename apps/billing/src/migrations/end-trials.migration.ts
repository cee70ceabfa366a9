import { practiceTurnTables } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Trials end, and are reminded of. Practices whose trial was over before anything followed from that get a week, so that
 * none becomes read-only without having been told.
 */
export class EndTrials1764760000100 implements MigrationInterface {
  name = 'EndTrials1764760000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscription add column reminded_days int');
    await runner.query(
      `create index subscription_trial_end on billing.subscription (trial_end) where status = 'TRIALING'`,
    );
    await practiceTurnTables(runner, 'billing');
    await runner.query(
      `select set_config('app.platform_scope', 'trials that were over get another week', true)`,
    );
    await runner.query(`update billing.subscription set trial_end = now() + interval '7 days'
      where status = 'TRIALING' and trial_end < now() + interval '7 days'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.practice_look, billing.practice_turn');
    await runner.query('drop index billing.subscription_trial_end');
    await runner.query('alter table billing.subscription drop column reminded_days');
  }
}
