import {
  keptFilesTable,
  platformTable,
  storageTables,
  tenantColumns,
  tenantTable,
} from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** The code is unique on its own, like the hash of a link, because it is looked up before its practice is known. */
const QUOTE_FILE = `
  create table quoting.quote_file (
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
    constraint ready_is_stored check (state <> 'READY' or sha256 is not null and size_bytes is not null and storage_key is not null
      and made_at is not null),
    constraint quote_file_code unique (verify_code)
  );
  create index quote_file_by_quote on quoting.quote_file (organisation_id, quote_id, kind, asked_at);
  create index quote_file_by_hash on quoting.quote_file (sha256) where sha256 is not null;
  create index quote_file_waiting on quoting.quote_file (asked_at) where state = 'MAKING';
  create index quote_file_failed on quoting.quote_file (organisation_id, asked_at, id) where state = 'FAILED';
`;

/** This installation's certificate for sealing documents. */
const SEALING_IDENTITY = `
  create table quoting.sealing_identity (
    id uuid primary key,
    sealed_key text not null,
    certificate text not null,
    created_at timestamptz not null
  );
`;

/** When a practice's evidence was last checked, and the faults found. */
const EVIDENCE_CHECK = `
  create table quoting.evidence_check (
    organisation_id uuid primary key,
    asked_at timestamptz,
    checked_at timestamptz,
    files_checked_at timestamptz,
    attested_until timestamptz,
    counts jsonb not null default '{"files": 0, "scans": 0, "answers": 0, "documents": 0, "auditEntries": 0}'
  );
`;

/** A missing quote is a fault too, so this table has no foreign key to quotes. */
const EVIDENCE_FAULT = `
  create table quoting.evidence_fault (
    ${tenantColumns},
    quote_id uuid,
    place text not null,
    fault text not null,
    is_of_file boolean not null,
    found_at timestamptz not null,
    client_id uuid,
    constraint evidence_fault_once unique (organisation_id, place, fault)
  );
  create index evidence_fault_of_quote on quoting.evidence_fault (organisation_id, quote_id);
`;

/** Creates signed documents, the certificate that seals them, and the results of checks. */
export async function createEvidence(runner: QueryRunner): Promise<void> {
  await storageTables(runner, 'quoting');
  await keptFilesTable(runner, 'quoting');
  await runner.query(QUOTE_FILE);
  await tenantTable(runner, 'quoting.quote_file');
  await runner.query(SEALING_IDENTITY);
  await platformTable(runner, 'quoting.sealing_identity');
  await runner.query(EVIDENCE_CHECK);
  await tenantTable(runner, 'quoting.evidence_check');
  await runner.query(EVIDENCE_FAULT);
  await tenantTable(runner, 'quoting.evidence_fault');
}
