import { tenantColumns, tenantSearchIndex, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEPT = 'where deleted_at is null';

/** What follows `organisation_id` in the indexes of the list's sorts and filters. */
const INDEXES: Record<string, string> = {
  created_at: 'created_at, id',
  sort_name: 'sort_name, id',
  status_changed_at: 'status_changed_at, id',
  next_follow_up_on: 'next_follow_up_on, id',
  next_follow_up_on_desc: 'next_follow_up_on desc nulls last, id desc',
  next_follow_up_on_created_at: 'next_follow_up_on, created_at, id',
  expected_value_minor: 'expected_value_minor, id',
  expected_value_minor_desc: 'expected_value_minor desc nulls last, id desc',
  // The board reads each status by itself, the oldest first.
  status: 'status, created_at, id',
  owner: 'owner_id, created_at, id',
};

/** People who asked. */
export class CreateLead1764500008000 implements MigrationInterface {
  name = 'CreateLead1764500008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.lead (${tenantColumns},
      first_name text not null,
      last_name text,
      email text,
      phone text,
      message text,
      category text not null,
      source text not null,
      campaign text,
      referring_doctor text,
      interested_in text,
      expected_value_minor int check (expected_value_minor >= 0),
      priority text not null,
      urgency text not null,
      sentiment text not null,
      next_follow_up_on date,
      consent_email boolean not null,
      consent_phone boolean not null,
      consent_sms boolean not null,
      status text not null,
      status_changed_at timestamptz not null,
      first_contacted_at timestamptz,
      lost_reason text,
      client_id uuid references crm.client (id),
      converted_at timestamptz,
      owner_id uuid,
      owner_name text,
      search_key text not null,
      sort_name text collate "C" not null,
      constraint lead_can_be_reached check (email is not null or phone is not null),
      constraint lost_lead_has_reason check (status <> 'LOST' or lost_reason is not null),
      constraint converted_lead_has_client check (status <> 'CONVERTED' or client_id is not null))`);
    await tenantTable(runner, 'crm.lead');
    for (const [name, columns] of Object.entries(INDEXES))
      await runner.query(`create index lead_by_${name} on crm.lead (organisation_id, ${columns}) ${KEPT}`);
    await runner.query(
      `create index lead_removed on crm.lead (organisation_id, deleted_at, id) where deleted_at is not null`,
    );
    await runner.query(
      `create index lead_by_client on crm.lead (organisation_id, client_id) where client_id is not null`,
    );
    await runner.query(
      `create index client_by_phone on crm.client (organisation_id, phone) where deleted_at is null`,
    );
    await tenantSearchIndex(runner, 'crm.lead');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index crm.client_by_phone');
    await runner.query('drop table crm.lead');
  }
}
