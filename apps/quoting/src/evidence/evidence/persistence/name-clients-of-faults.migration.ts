import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose contact consent a fault is about. */
export class NameClientsOfFaults1796100000000 implements MigrationInterface {
  name = 'NameClientsOfFaults1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.evidence_fault add client_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.evidence_fault drop client_id');
  }
}
