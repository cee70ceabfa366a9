import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../persistence/tenant-table';

/** Tables of relay and consumers in every service's schema, in addition to those of `kitMigration`. */
export function messagingMigration(schema: string): new () => MigrationInterface {
  return class AddRelayLeaseAndFailures1764000000000 implements MigrationInterface {
    name = 'AddRelayLeaseAndFailures1764000000000';

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `alter table ${schema}.outbox add column attempts int not null default 0, add column next_attempt_at timestamptz`,
      );
      // Belongs to no organisation: the column is null, so that only a platform scope sees the row.
      await runner.query(`create table ${schema}.relay_lease (
        service text primary key,
        organisation_id uuid,
        holder uuid not null,
        expires_at timestamptz not null)`);
      await tenantTable(runner, `${schema}.relay_lease`);
      await runner.query(`create table ${schema}.event_failure (
        consumer text not null,
        event_id uuid not null,
        organisation_id uuid,
        failures int not null default 1,
        failed_at timestamptz not null default now(),
        primary key (consumer, event_id))`);
      await runner.query(`create index event_failure_age on ${schema}.event_failure (failed_at)`);
      await tenantTable(runner, `${schema}.event_failure`);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`drop table ${schema}.event_failure`);
      await runner.query(`drop table ${schema}.relay_lease`);
      await runner.query(`alter table ${schema}.outbox drop column attempts, drop column next_attempt_at`);
    }
  };
}
