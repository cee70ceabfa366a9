import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the removed clients of a practice without reading the others. */
export class IndexRemovedClients1764000001000 implements MigrationInterface {
  name = 'IndexRemovedClients1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index client_removed on crm.client (organisation_id, deleted_at, id) where deleted_at is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index crm.client_removed');
  }
}
