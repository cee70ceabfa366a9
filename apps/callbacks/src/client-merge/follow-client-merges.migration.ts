import { createClientMergeTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Callbacks follow the merges of their clients, and go back when a merge is undone. */
export class FollowClientMerges1764610000020 implements MigrationInterface {
  name = 'FollowClientMerges1764610000020';

  async up(runner: QueryRunner): Promise<void> {
    await createClientMergeTable(runner, 'callbacks');
    await runner.query('alter table callbacks.callback add column client_before_merge uuid');
    await runner.query(
      `create index callback_by_client_before_merge on callbacks.callback (organisation_id, client_before_merge)
        where client_before_merge is not null and deleted_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table callbacks.callback drop column client_before_merge');
    await runner.query('drop table callbacks.client_merge');
  }
}
