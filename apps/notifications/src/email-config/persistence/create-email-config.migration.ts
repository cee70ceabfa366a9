import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How practices send their emails, and how their own servers fare, which is no change of the settings. */
export class CreateEmailConfig1764750000000 implements MigrationInterface {
  name = 'CreateEmailConfig1764750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table notifications.email_config (${tenantColumns},
      uses_own_server boolean not null,
      host text,
      port int check (port between 1 and 65535),
      security text not null check (security in ('NONE', 'STARTTLS', 'TLS')),
      username text,
      sealed_password text,
      sender_name text,
      sender_address text,
      reply_to text,
      signature text,
      show_logo boolean not null,
      constraint email_config_of_organisation unique (organisation_id),
      constraint email_config_complete
        check (not uses_own_server or (host is not null and port is not null and sender_address is not null)))`);
    await tenantTable(runner, 'notifications.email_config');
    await runner.query(`create table notifications.mail_server_state (
      organisation_id uuid primary key,
      config_version int not null,
      failing_since timestamptz,
      last_problem text,
      tested_at timestamptz)`);
    await tenantTable(runner, 'notifications.mail_server_state');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.mail_server_state');
    await runner.query('drop table notifications.email_config');
  }
}
