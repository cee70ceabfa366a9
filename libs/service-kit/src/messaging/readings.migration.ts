import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../persistence/tenant-table';

/** The table of `Readings` in every service's schema. */
export function readingsMigration(schema: string): new () => MigrationInterface {
  return class AddReadings1795000012500 implements MigrationInterface {
    name = 'AddReadings1795000012500';

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`create table ${schema}.reading (
        organisation_id uuid not null,
        fact text not null,
        begun_at timestamptz not null,
        primary key (organisation_id, fact))`);
      await runner.query(`create index reading_age on ${schema}.reading (begun_at)`);
      await tenantTable(runner, `${schema}.reading`);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`drop table ${schema}.reading`);
    }
  };
}
