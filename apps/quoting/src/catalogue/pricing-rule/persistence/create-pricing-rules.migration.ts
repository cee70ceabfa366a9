import { tenantSearchIndex } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreatePricingRules1764400003001 implements MigrationInterface {
  name = 'CreatePricingRules1764400003001';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'pricing_rule',
      `name text not null,
      fee_type text not null,
      line_kind text,
      override jsonb not null,
      scope jsonb not null,
      scope_type text not null,
      target_id uuid,
      effective_from date,
      effective_to date check (effective_to >= effective_from),
      starts_on text not null,
      priority int not null check (priority between 0 and 1000),
      note text`,
    );
    await tenantSearchIndex(runner, 'quoting.pricing_rule');
    const on = 'on quoting.pricing_rule';
    await runner.query(
      `create index pricing_rule_in_order ${on} (organisation_id, priority, starts_on, id) where deleted_at is null`,
    );
    await runner.query(
      `create index pricing_rule_by_start ${on} (organisation_id, starts_on, id) where deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.pricing_rule');
  }
}
