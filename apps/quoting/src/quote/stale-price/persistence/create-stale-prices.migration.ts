import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: Record<string, string> = {
  // Practices whose prices changed since their open quotes were compared with them.
  price_check: `
    organisation_id uuid primary key,
    asked_at timestamptz not null,
    queued_at timestamptz`,
  // Open quotes that would cost something else today; the version says whether they were edited since.
  stale_quote: `
    organisation_id uuid not null,
    quote_id uuid not null,
    quote_version int not null,
    difference_minor bigint not null,
    primary key (organisation_id, quote_id)`,
};

export class CreateStalePrices1764800000001 implements MigrationInterface {
  name = 'CreateStalePrices1764800000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(TABLES)) {
      await runner.query(`create table quoting.${name} (${columns})`);
      await tenantTable(runner, `quoting.${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.query(`drop table quoting.${name}`);
  }
}
