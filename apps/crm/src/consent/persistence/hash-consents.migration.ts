import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each decision keeps the SHA-256 of all that it says; those from before have none. */
export class HashConsents1796100000000 implements MigrationInterface {
  name = 'HashConsents1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.client_consent add sha256 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.client_consent drop sha256');
  }
}
