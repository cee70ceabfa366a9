import { storageTables } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of quotes: the PDF documents and the scans of signed papers. */
export class CreateStoredFiles1764500006000 implements MigrationInterface {
  name = 'CreateStoredFiles1764500006000';

  async up(runner: QueryRunner): Promise<void> {
    await storageTables(runner, 'quoting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.stored_chunk');
    await runner.query('drop table quoting.stored_file');
  }
}
