import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scans of signed papers, and what patients say of what staff recorded. */
export class RecordAcceptances1764500005001 implements MigrationInterface {
  name = 'RecordAcceptances1764500005001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.signed_scan (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid not null references quoting.quote (id),
      file_name text not null,
      media_type text not null,
      size_bytes int not null,
      sha256 text not null,
      storage_key text not null,
      uploaded_by uuid not null,
      uploaded_by_name text not null,
      uploaded_at timestamptz not null)`);
    await runner.query(
      'create index signed_scan_by_quote on quoting.signed_scan (organisation_id, quote_id, id)',
    );
    await runner.query(`create table quoting.acceptance_confirmation (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid not null references quoting.quote (id),
      revision int not null,
      link_id uuid not null references quoting.patient_link (id),
      is_so boolean not null,
      comment text,
      given_at timestamptz not null,
      ip_address text not null,
      user_agent text not null,
      constraint confirmed_once unique (organisation_id, quote_id, revision))`);
    for (const table of ['quoting.signed_scan', 'quoting.acceptance_confirmation']) {
      await tenantTable(runner, table);
      await appendOnlyTable(runner, table);
    }
    await runner.query(`create index patient_link_by_session on quoting.patient_link (organisation_id, handed_over_session)
      where handed_over_session is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.patient_link_by_session');
    await runner.query('drop table quoting.acceptance_confirmation');
    await runner.query('drop table quoting.signed_scan');
  }
}
