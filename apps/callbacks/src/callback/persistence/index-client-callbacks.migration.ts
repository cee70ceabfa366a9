import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the callbacks of a client who changes or is about to be removed. */
export class IndexClientCallbacks1764000001000 implements MigrationInterface {
  name = 'IndexClientCallbacks1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index callback_by_client on callbacks.callback (organisation_id, client_id) where deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index callbacks.callback_by_client');
  }
}
