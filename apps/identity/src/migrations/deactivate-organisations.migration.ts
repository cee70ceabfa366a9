import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'SIGNED_OUT', 'SIGNED_OUT_ELSEWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'DEACTIVATED', 'SECOND_STEP_CHANGED',
  'SUPPORT_STOPPED', 'SUPPORT_EXPIRED'`;

/** When and why a practice was deactivated; its sessions say that this ended them. */
export class DeactivateOrganisations1795040000000 implements MigrationInterface {
  name = 'DeactivateOrganisations1795040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organisation
      add column deactivated_at timestamptz, add column deactivation_reason text,
      add constraint organisation_activity check (not is_active or deactivated_at is null)`);
    await this.endReasons(runner, `${BEFORE}, 'PRACTICE_DEACTIVATED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table identity.organisation drop constraint organisation_activity,
      drop column deactivated_at, drop column deactivation_reason`);
    await this.endReasons(runner, BEFORE);
  }

  private async endReasons(runner: QueryRunner, reasons: string): Promise<void> {
    await runner.query(`alter table identity.session drop constraint session_end_reason_check,
      add constraint session_end_reason_check check (end_reason in (${reasons}))`);
  }
}
