import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session is locked while its device is in the hands of somebody else. */
export class LockSessions1764500005010 implements MigrationInterface {
  name = 'LockSessions1764500005010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table identity.session add column locked_at timestamptz, add column unlocked_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // A locked session would be open afterwards.
    await runner.query(`select set_config('app.platform_scope', 'locked sessions end with the lock', true)`);
    await runner.query(
      `update identity.session set ended_at = now(), end_reason = 'SIGNED_OUT_ELSEWHERE'
        where locked_at is not null and ended_at is null`,
    );
    await runner.query('alter table identity.session drop column unlocked_at, drop column locked_at');
  }
}
