import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateSites1764300001000 implements MigrationInterface {
  name = 'CreateSites1764300001000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'site',
      `name text not null,
      address text not null,
      phone text not null,
      email text,
      site_type text not null,
      is_default boolean not null,
      doctors jsonb not null,
      is_duplicate_flag boolean not null,
      duplicate_of uuid`,
    );
    await runner.query(
      'create unique index site_default on quoting.site (organisation_id) where is_default and deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.site');
  }
}
