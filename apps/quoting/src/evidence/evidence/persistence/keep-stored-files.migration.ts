import { keptFilesTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every stored file that belongs to no row is known; until now only those of case documents were. */
export class KeepStoredFiles1795010000000 implements MigrationInterface {
  name = 'KeepStoredFiles1795010000000';

  async up(runner: QueryRunner): Promise<void> {
    await keptFilesTable(runner, 'quoting');
    await runner.query(`insert into quoting.unkept_file (organisation_id, key, remove_after, is_removing)
      select organisation_id, 'case-documents/' || id || '/', begun_at + interval '1 hour', false
        from quoting.case_document_incoming`);
    await runner.query('drop table quoting.case_document_incoming');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.case_document_incoming (
      id uuid primary key,
      organisation_id uuid not null,
      begun_at timestamptz not null)`);
    await runner.query('drop index quoting.stored_file_by_folder');
    await runner.query('drop table quoting.unkept_file');
  }
}
