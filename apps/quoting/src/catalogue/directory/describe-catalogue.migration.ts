import type { MigrationInterface, QueryRunner } from 'typeorm';

const FLAGGED = ['doctor', 'hospital', 'surgery'];
const UNIQUE = [...FLAGGED, 'site'];

/** Surgeries say more of themselves; an import may add a duplicate of any entry, flagged as one. */
export class DescribeCatalogue1764400001001 implements MigrationInterface {
  name = 'DescribeCatalogue1764400001001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of FLAGGED)
      await runner.query(`alter table quoting.${table}
        add is_duplicate_flag boolean not null default false, add duplicate_of uuid`);
    await runner.query(`alter table quoting.surgery
      add has_ai_generated_description boolean not null default false, add description_approved_at timestamptz,
      add mbs_items text[] not null default '{}', add sided boolean not null default false,
      add has_options boolean not null default false`);
    for (const table of UNIQUE)
      await uniqueKey(runner, table, 'deleted_at is null and not is_duplicate_flag');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of UNIQUE) await uniqueKey(runner, table, 'deleted_at is null');
    await runner.query(`alter table quoting.surgery drop has_ai_generated_description, drop description_approved_at,
      drop mbs_items, drop sided, drop has_options`);
    for (const table of FLAGGED)
      await runner.query(`alter table quoting.${table} drop is_duplicate_flag, drop duplicate_of`);
  }
}

async function uniqueKey(runner: QueryRunner, table: string, where: string): Promise<void> {
  const index = `${table}_unique_key`;
  await runner.query(`drop index quoting.${index}`);
  await runner.query(
    `create unique index ${index} on quoting.${table} (organisation_id, unique_key) where ${where}`,
  );
}
