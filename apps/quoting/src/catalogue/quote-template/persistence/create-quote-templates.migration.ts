import { tenantColumns, tenantSearchIndex, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are unique among the shared templates, and among those that each person keeps for themselves. */
const UNIQUE_NAMES = `create unique index quote_template_unique_key on quoting.quote_template
  (organisation_id, unique_key, (case when is_shared then null else created_by end)) nulls not distinct where deleted_at is null`;

/** What new quotes can start from. */
export class CreateQuoteTemplates1764400006001 implements MigrationInterface {
  name = 'CreateQuoteTemplates1764400006001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.quote_template (${tenantColumns},
      name text not null,
      description text,
      procedure_class text not null,
      surgeries jsonb not null,
      lines jsonb not null,
      notes_to_patient text,
      is_shared boolean not null,
      unique_key text not null,
      sort_name text not null,
      search_key text not null)`);
    await tenantTable(runner, 'quoting.quote_template');
    await runner.query(UNIQUE_NAMES);
    for (const column of ['sort_name', 'created_at']) {
      await runner.query(
        `create index quote_template_by_${column} on quoting.quote_template (organisation_id, ${column}, id) where deleted_at is null`,
      );
    }
    await tenantSearchIndex(runner, 'quoting.quote_template');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.quote_template');
  }
}
