import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An authenticator app can be replaced: the current one stays valid until the new one has confirmed its first code. */
export class ReplaceTotp1763800003000 implements MigrationInterface {
  name = 'ReplaceTotp1763800003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.totp drop constraint totp_organisation_id_user_id_key');
    await runner.query(
      'create unique index totp_of_user on identity.totp (organisation_id, user_id, (confirmed_at is null))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'only what is in force fits the constraint', true)`,
    );
    await runner.query('delete from identity.totp where confirmed_at is null');
    await runner.query('drop index identity.totp_of_user');
    await runner.query('alter table identity.totp add unique (organisation_id, user_id)');
  }
}
