import { platformTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The PDF files of quotes, and the certificate of this installation that seals them. */
export class CreateQuoteFiles1764500006001 implements MigrationInterface {
  name = 'CreateQuoteFiles1764500006001';

  async up(runner: QueryRunner): Promise<void> {
    // The code is unique on its own, as is a link's hash: it is looked up before its practice is known.
    await runner.query(`create table quoting.quote_file (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid not null references quoting.quote (id),
      revision int not null,
      kind text not null check (kind in ('QUOTE', 'SIGNED')),
      state text not null check (state in ('MAKING', 'READY', 'FAILED')),
      verify_code text not null,
      sha256 text,
      size_bytes bigint,
      storage_key text,
      asked_at timestamptz not null,
      made_at timestamptz,
      constraint quote_file_code unique (verify_code),
      constraint ready_is_stored check (state <> 'READY'
        or (sha256 is not null and size_bytes is not null and storage_key is not null and made_at is not null)))`);
    await runner.query(
      'create index quote_file_by_quote on quoting.quote_file (organisation_id, quote_id, kind, asked_at)',
    );
    await runner.query(
      'create index quote_file_by_hash on quoting.quote_file (sha256) where sha256 is not null',
    );
    await runner.query(
      `create index quote_file_waiting on quoting.quote_file (asked_at) where state = 'MAKING'`,
    );
    await tenantTable(runner, 'quoting.quote_file');
    await runner.query(`create table quoting.sealing_identity (
      id uuid primary key,
      sealed_key text not null,
      certificate text not null,
      created_at timestamptz not null)`);
    await platformTable(runner, 'quoting.sealing_identity');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.sealing_identity');
    await runner.query('drop table quoting.quote_file');
  }
}
