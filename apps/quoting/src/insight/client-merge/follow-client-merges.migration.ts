import { createClientMergeTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes follow the merges of their clients, and go back when a merge is undone. */
export class FollowClientMerges1764610000010 implements MigrationInterface {
  name = 'FollowClientMerges1764610000010';

  async up(runner: QueryRunner): Promise<void> {
    await createClientMergeTable(runner, 'quoting');
    await runner.query('alter table quoting.quote add column client_before_merge uuid');
    await runner.query(
      `create index quote_by_client_before_merge on quoting.quote (organisation_id, client_before_merge)
        where client_before_merge is not null and deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote drop column client_before_merge');
    await runner.query('drop table quoting.client_merge');
  }
}
