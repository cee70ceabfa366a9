import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the few clients whom a practice marked, without reading the others. */
export class IndexVipClients1764200001000 implements MigrationInterface {
  name = 'IndexVipClients1764200001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index client_by_is_vip_created_at on crm.client (organisation_id, is_vip, created_at, id) where deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index crm.client_by_is_vip_created_at');
  }
}
