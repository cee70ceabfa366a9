import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links of patients and their final answers. */
export class CreatePatientLink1763620000000 implements MigrationInterface {
  name = 'CreatePatientLink1763620000000';

  async up(runner: QueryRunner): Promise<void> {
    // The hash is unique on its own: a link is looked up before its practice is known, and a random hash
    // reveals nothing.
    await runner.query(`create table quoting.patient_link (
      id uuid primary key,
      organisation_id uuid not null,
      quote_id uuid not null references quoting.quote (id),
      revision int not null,
      token_hash text not null,
      date_of_birth date not null,
      failed_tries jsonb not null default '[]',
      superseded_at timestamptz,
      created_at timestamptz not null,
      constraint patient_link_token unique (token_hash))`);
    await runner.query(
      `create index patient_link_by_quote on quoting.patient_link (organisation_id, quote_id)`,
    );
    await tenantTable(runner, 'quoting.patient_link');
    await createPatientResponse(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table quoting.patient_response`);
    await runner.query(`drop table quoting.patient_link`);
  }
}

/** One final answer for each quote, immutable, enforced by the database. */
async function createPatientResponse(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.patient_response (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    response text not null check (response in ('accept', 'reject')),
    responded_at timestamptz not null,
    patient_info jsonb not null,
    signature_method text,
    signature_data text,
    rejection_reason text,
    document_hash text not null,
    consent_wording text not null,
    terms_version text not null,
    ip_address text not null,
    user_agent text not null,
    constraint patient_response_once unique (organisation_id, quote_id),
    constraint acceptance_is_signed check (response <> 'accept' or (signature_method is not null and signature_data is not null)),
    constraint rejection_has_reason check (response <> 'reject' or rejection_reason is not null))`);
  await tenantTable(runner, 'quoting.patient_response');
  await appendOnlyTable(runner, 'quoting.patient_response');
}
