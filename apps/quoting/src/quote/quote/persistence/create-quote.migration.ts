import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes, their numbers, and the documents that were sent. */
export class CreateQuote1763610000000 implements MigrationInterface {
  name = 'CreateQuote1763610000000';

  async up(runner: QueryRunner): Promise<void> {
    await createQuote(runner);
    await createQuoteCounter(runner);
    await createQuoteDocument(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['quote_document', 'quote_counter', 'quote'])
      await runner.query(`drop table quoting.${table}`);
  }
}

async function createQuote(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote (${tenantColumns},
    quote_number text not null,
    revision int not null default 1,
    status text not null,
    client_id uuid not null,
    client jsonb not null,
    doctor_id uuid not null,
    doctor jsonb not null,
    hospital_id uuid,
    hospital jsonb,
    procedure_class text not null,
    currency text not null,
    gst_rate_basis_points int not null,
    time_zone text not null,
    valid_until date not null,
    expires_at timestamptz,
    notes_to_patient text,
    lines jsonb not null,
    totals jsonb not null,
    total_minor bigint not null,
    search_key text not null,
    sent_at timestamptz,
    first_viewed_at timestamptz,
    responded_at timestamptz,
    rejection_reason text,
    withdrawn_reason text,
    queries jsonb not null default '[]',
    surgery_case_id uuid,
    document_hash text,
    mail_state text,
    mail_detail text,
    mail_state_at timestamptz,
    constraint quote_number_unique unique (organisation_id, quote_number),
    constraint sent_quote_is_frozen check (status = 'DRAFT' or (sent_at is not null and expires_at is not null and document_hash is not null)))`);
  await tenantTable(runner, 'quoting.quote');
  for (const column of ['created_at', 'valid_until', 'total_minor']) {
    await runner.query(
      `create index quote_by_${column} on quoting.quote (organisation_id, ${column}, id) where deleted_at is null`,
    );
  }
  await runner.query(
    `create index quote_by_client on quoting.quote (organisation_id, client_id, created_at, id) where deleted_at is null`,
  );
  await runner.query(
    `create index quote_by_status on quoting.quote (organisation_id, status, created_at, id) where deleted_at is null`,
  );
  await runner.query(`create index quote_search on quoting.quote using gin (search_key public.gin_trgm_ops)`);
  await runner.query(
    `create index quote_to_expire on quoting.quote (expires_at) where status in ('SENT', 'QUERY_RECEIVED')`,
  );
}

/** One row for each practice and year, taken in the transaction that uses the number: a rollback gives it back. */
async function createQuoteCounter(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote_counter (
    organisation_id uuid not null,
    year int not null,
    last_number int not null,
    primary key (organisation_id, year))`);
  await tenantTable(runner, 'quoting.quote_counter');
}

async function createQuoteDocument(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote_document (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    revision int not null,
    canonical_json text not null,
    sha256 text not null,
    consent_wording text not null,
    terms_version text not null,
    created_at timestamptz not null,
    created_by uuid,
    constraint quote_document_once unique (organisation_id, quote_id, revision))`);
  await tenantTable(runner, 'quoting.quote_document');
  await appendOnlyTable(runner, 'quoting.quote_document');
  await runner.query(`create index quote_document_by_hash on quoting.quote_document (sha256)`);
}
