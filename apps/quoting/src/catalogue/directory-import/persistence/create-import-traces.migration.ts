import { importTraceTable, importTrialTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what an import of the directory can be undone, and what a check of one remembers. */
export class CreateImportTraces1795041000002 implements MigrationInterface {
  name = 'CreateImportTraces1795041000002';

  async up(runner: QueryRunner): Promise<void> {
    await importTrialTable(runner, 'quoting');
    await importTraceTable(runner, 'quoting');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.import_trial');
    await runner.query('drop table quoting.import_trace');
  }
}
