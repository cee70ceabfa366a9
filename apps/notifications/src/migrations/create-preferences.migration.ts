import { practiceTurnTables, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each person wants to hear, and the digests that were written. */
export class CreatePreferences1764700000002 implements MigrationInterface {
  name = 'CreatePreferences1764700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.notification_preference (
      organisation_id uuid not null,
      user_id uuid not null,
      show_banner boolean not null default true,
      show_in_app boolean not null default true,
      email boolean not null default true,
      email_frequency text not null default 'DAILY_DIGEST'
        check (email_frequency in ('IMMEDIATE', 'DAILY_DIGEST', 'WEEKLY_DIGEST', 'NEVER')),
      urgent_at_once boolean,
      banner_off text[] not null default '{}',
      in_app_off text[] not null default '{}',
      email_off text[] not null default '{}',
      quiet_from text,
      quiet_to text,
      quiet_days int[] not null default '{}',
      updated_at timestamptz not null default now(),
      constraint notification_preference_quiet check ((quiet_from is null) = (quiet_to is null)),
      primary key (organisation_id, user_id))`);
    await tenantTable(runner, 'notifications.notification_preference');
    await runner.query(`create table notifications.digest (
      organisation_id uuid not null,
      user_id uuid not null,
      day date not null,
      until_id uuid not null,
      items int not null,
      created_at timestamptz not null default now(),
      primary key (organisation_id, user_id, day))`);
    await tenantTable(runner, 'notifications.digest');
    await practiceTurnTables(runner, 'notifications');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['practice_look', 'practice_turn', 'digest', 'notification_preference'])
      await runner.query(`drop table notifications.${table}`);
  }
}
