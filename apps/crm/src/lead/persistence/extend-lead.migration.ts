import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEPT = 'where deleted_at is null';

/** Columns of a lead, each with its type. */
const COLUMNS: Record<string, string> = {
  surgery_id: 'uuid',
  surgery_name: 'text',
  site_id: 'uuid',
  site_name: 'text',
  referring_doctor_id: 'uuid',
  referring_doctor_name: 'text',
  contact_attempts: 'int not null default 0 check (contact_attempts >= 0)',
  last_attempt_at: 'timestamptz',
  lost_note: 'text',
  owner_is_active: 'boolean not null default true',
  // Whoever waits for a first contact: the filter's column, so that it has an index.
  awaits_contact: `boolean generated always as (status = 'NEW' and first_contacted_at is null) stored`,
};

/** Records that a lead is about, attempts to reach it, and what happened to its owner. */
export class ExtendLead1764650000002 implements MigrationInterface {
  name = 'ExtendLead1764650000002';

  async up(runner: QueryRunner): Promise<void> {
    const added = Object.entries(COLUMNS).map(([name, type]) => `add ${name} ${type}`);
    await runner.query(`alter table crm.lead ${added.join(', ')}`);
    await runner.query(
      `create index lead_by_awaits_contact on crm.lead (organisation_id, awaits_contact, created_at, id) ${KEPT}`,
    );
    for (const link of ['surgery_id', 'site_id', 'referring_doctor_id'])
      await runner.query(
        `create index lead_by_${link} on crm.lead (organisation_id, ${link}, created_at, id) ${KEPT}`,
      );
    await runner.query(`create table crm.lead_contact (
      id uuid primary key,
      organisation_id uuid not null,
      lead_id uuid not null references crm.lead (id),
      at timestamptz not null,
      channel text not null check (channel in ('PHONE', 'EMAIL', 'SMS', 'IN_PERSON')),
      outcome text not null check (outcome in ('REACHED', 'LEFT_MESSAGE', 'NO_ANSWER')),
      note text,
      by_user uuid,
      by_name text)`);
    await tenantTable(runner, 'crm.lead_contact');
    await appendOnlyTable(runner, 'crm.lead_contact');
    await runner.query(
      'create index lead_contact_by_lead on crm.lead_contact (organisation_id, lead_id, at desc, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.lead_contact');
    const dropped = Object.keys(COLUMNS).map((name) => `drop ${name}`);
    await runner.query(`alter table crm.lead ${dropped.join(', ')}`);
  }
}
