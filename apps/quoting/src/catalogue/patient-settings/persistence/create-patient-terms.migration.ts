import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every text of terms that a practice published or that was frozen with a quote. Version 0 is the product's own text, which
 * may be another one after an update; what a practice published is numbered from 1.
 */
export class CreatePatientTerms1764500001001 implements MigrationInterface {
  name = 'CreatePatientTerms1764500001001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.patient_terms (
      id uuid primary key,
      organisation_id uuid not null,
      version int not null check (version >= 0),
      title text not null check (title <> ''),
      text text not null check (text <> ''),
      sha256 text not null,
      created_at timestamptz not null,
      created_by uuid)`);
    await runner.query(`create unique index patient_terms_version
      on quoting.patient_terms (organisation_id, version) where version > 0`);
    await runner.query(`create unique index patient_terms_default
      on quoting.patient_terms (organisation_id, sha256) where version = 0`);
    await runner.query(
      `create index patient_terms_by_hash on quoting.patient_terms (organisation_id, sha256)`,
    );
    await tenantTable(runner, 'quoting.patient_terms');
    await appendOnlyTable(runner, 'quoting.patient_terms');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.patient_terms');
  }
}
