import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved views of lists, and how each person has arranged a list. */
export class CreateListViews1764660000000 implements MigrationInterface {
  name = 'CreateListViews1764660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity.list_view (${tenantColumns},
      owner_id uuid not null,
      list text not null,
      name text not null,
      filters jsonb not null,
      sort text,
      columns jsonb,
      is_shared boolean not null)`);
    await tenantTable(runner, 'identity.list_view');
    await runner.query(
      'create index list_view_of_list on identity.list_view (organisation_id, list, created_at) where deleted_at is null',
    );
    await runner.query(`create table identity.list_preference (
      organisation_id uuid not null,
      user_id uuid not null,
      list text not null,
      columns jsonb,
      default_view text,
      view_order jsonb not null default '[]',
      primary key (organisation_id, user_id, list))`);
    await tenantTable(runner, 'identity.list_preference');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.list_preference, identity.list_view');
  }
}
