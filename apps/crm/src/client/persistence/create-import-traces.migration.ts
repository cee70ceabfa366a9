import { importTraceTable, importTrialTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what an import of clients can be undone, and what a check of one remembers. */
export class CreateImportTraces1795041000001 implements MigrationInterface {
  name = 'CreateImportTraces1795041000001';

  async up(runner: QueryRunner): Promise<void> {
    await importTrialTable(runner, 'crm');
    await importTraceTable(runner, 'crm', { references: 'crm.client' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.import_trial');
    await runner.query('drop table crm.import_trace');
  }
}
