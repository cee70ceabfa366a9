import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Emailed codes, what proved a patient's identity and when, and the openings of a quote's page. */
export class PatientIdentity1764500002000 implements MigrationInterface {
  name = 'PatientIdentity1764500002000';

  async up(runner: QueryRunner): Promise<void> {
    await createCode(runner);
    await createIdentification(runner);
    await createView(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['quote_view', 'patient_identification', 'patient_code'])
      await runner.query(`drop table quoting.${table}`);
  }
}

/** One live code for each link; `asked` holds when codes were asked for, also where none was sent. */
async function createCode(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.patient_code (
    link_id uuid primary key references quoting.patient_link (id),
    organisation_id uuid not null,
    id uuid,
    code_hash text,
    token_hash text,
    expires_at timestamptz,
    asked jsonb not null)`);
  await tenantTable(runner, 'quoting.patient_code');
}

/** Evidence: never changed. */
async function createIdentification(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.patient_identification (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    at timestamptz not null,
    methods text[] not null check (cardinality(methods) > 0),
    ip_address text not null,
    user_agent text not null)`);
  await runner.query(`create index patient_identification_by_quote
    on quoting.patient_identification (organisation_id, quote_id, at desc)`);
  await tenantTable(runner, 'quoting.patient_identification');
  await appendOnlyTable(runner, 'quoting.patient_identification');
}

async function createView(runner: QueryRunner): Promise<void> {
  await runner.query(`create table quoting.quote_view (
    id uuid primary key,
    organisation_id uuid not null,
    quote_id uuid not null references quoting.quote (id),
    link_id uuid not null references quoting.patient_link (id),
    at timestamptz not null,
    last_seen_at timestamptz not null,
    device text not null,
    sections text[] not null)`);
  await runner.query(
    'create index quote_view_by_quote on quoting.quote_view (organisation_id, quote_id, at desc)',
  );
  await runner.query(
    'create index quote_view_by_link on quoting.quote_view (organisation_id, link_id, at desc)',
  );
  await tenantTable(runner, 'quoting.quote_view');
}
