import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'notifications.mail_message';

/** By which server an email went out, why it failed, and what came back of it. What failed keeps its content for some days. */
export class FollowMails1764750000001 implements MigrationInterface {
  name = 'FollowMails1764750000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ${TABLE}
      add route text not null default 'PLATFORM' check (route in ('PLATFORM', 'OWN', 'FALLBACK')),
      add route_reason text,
      add failure text,
      add soft_bounces int not null default 0,
      add complained_at timestamptz,
      drop constraint mail_message_params,
      add constraint mail_message_params
        check (case state when 'PENDING' then sealed_params is not null when 'DELIVERED' then sealed_params is null else true end)`);
    await runner.query(
      `create index mail_message_by_created_at on ${TABLE} (organisation_id, created_at, id) where deleted_at is null`,
    );
    // The board's waiting and failed ones, without reading those that arrived.
    await runner.query(
      `create index mail_message_open on ${TABLE} (organisation_id, created_at, id) where deleted_at is null and state <> 'DELIVERED'`,
    );
    await runner.query(
      `create index mail_message_kept on ${TABLE} (updated_at) where state = 'FAILED' and sealed_params is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['kept', 'open', 'by_created_at'])
      await runner.query(`drop index notifications.mail_message_${name}`);
    await runner.query(`update ${TABLE} set sealed_params = null where state = 'FAILED'`);
    await runner.query(`alter table ${TABLE}
      drop constraint mail_message_params,
      add constraint mail_message_params check ((sealed_params is not null) = (state = 'PENDING')),
      drop complained_at, drop soft_bounces, drop failure, drop route_reason, drop route`);
  }
}
