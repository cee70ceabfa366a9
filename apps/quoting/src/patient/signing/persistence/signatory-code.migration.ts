import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes to people who sign for a patient, one for each address and link, and which of the addresses were confirmed. */
export class SignatoryCode1795030800000 implements MigrationInterface {
  name = 'SignatoryCode1795030800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.signatory_code (
      organisation_id uuid not null,
      link_id uuid not null references quoting.patient_link (id),
      email text not null,
      id uuid not null,
      code_hash text,
      token_hash text not null,
      expires_at timestamptz not null,
      asked jsonb not null,
      confirmed_at timestamptz,
      primary key (link_id, email))`);
    await tenantTable(runner, 'quoting.signatory_code');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.signatory_code');
  }
}
