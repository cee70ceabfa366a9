import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a file claims conformance with the accessibility standard. Unknown for existing files. */
export class AttestQuoteFiles1796210000000 implements MigrationInterface {
  name = 'AttestQuoteFiles1796210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote_file add is_attested boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote_file drop is_attested');
  }
}
