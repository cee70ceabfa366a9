import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of surgery cases, and the uploads whose document is not there yet. */
export class CreateCaseDocuments1764740000000 implements MigrationInterface {
  name = 'CreateCaseDocuments1764740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.case_document (${tenantColumns},
      surgery_case_id uuid not null references quoting.surgery_case (id),
      name text not null,
      kind text not null,
      media_type text not null,
      size_bytes int not null,
      sha256 text not null,
      uploaded_by_name text)`);
    await runner.query(
      'create index case_document_by_case on quoting.case_document (organisation_id, surgery_case_id, created_at, id)',
    );
    await tenantTable(runner, 'quoting.case_document');
    await runner.query(`create table quoting.case_document_incoming (
      id uuid primary key,
      organisation_id uuid not null,
      begun_at timestamptz not null)`);
    await runner.query(
      'create index case_document_incoming_by_age on quoting.case_document_incoming (begun_at)',
    );
    await tenantTable(runner, 'quoting.case_document_incoming');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.case_document_incoming');
    await runner.query('drop table quoting.case_document');
  }
}
