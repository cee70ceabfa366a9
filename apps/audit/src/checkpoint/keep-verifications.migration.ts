import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last verification of each chain found. */
export class KeepVerifications1796100000000 implements MigrationInterface {
  name = 'KeepVerifications1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table audit.chain_verification (
      organisation_id uuid primary key,
      verified_at timestamptz not null,
      verdict jsonb not null)`);
    await tenantTable(runner, 'audit.chain_verification');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit.chain_verification');
  }
}
