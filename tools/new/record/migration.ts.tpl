import { tenantColumns, tenantSearchIndex, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Create__Names____stamp__ implements MigrationInterface {
  name = 'Create__Names____stamp__';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table __service__.__table__ (${tenantColumns},
      name text not null,
      is_active boolean not null,
      unique_key text not null,
      sort_name text not null,
      search_key text not null)`);
    await tenantTable(runner, '__service__.__table__');
    await runner.query(
      `create unique index __table___unique_key on __service__.__table__ (organisation_id, unique_key)
        where deleted_at is null`,
    );
    await runner.query(
      `create index __table___by_name on __service__.__table__ (organisation_id, sort_name, id)
        where deleted_at is null`,
    );
    await runner.query(
      `create index __table___by_creation on __service__.__table__ (organisation_id, created_at, id)
        where deleted_at is null`,
    );
    await tenantSearchIndex(runner, '__service__.__table__');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table __service__.__table__');
  }
}
