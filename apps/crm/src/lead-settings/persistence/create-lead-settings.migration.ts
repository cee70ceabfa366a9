import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a practice decides of its leads, and whose turn was when. */
export class CreateLeadSettings1764650000001 implements MigrationInterface {
  name = 'CreateLeadSettings1764650000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.lead_settings (${tenantColumns},
      lost_reasons jsonb not null,
      assignment text not null check (assignment in ('NOBODY', 'IN_TURN')),
      assignee_ids jsonb not null,
      first_contact_hours int not null check (first_contact_hours between 1 and 240),
      constraint lead_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'crm.lead_settings');
    await runner.query(`create table crm.lead_turn (
      organisation_id uuid not null,
      user_id uuid not null,
      taken bigint not null,
      primary key (organisation_id, user_id))`);
    await tenantTable(runner, 'crm.lead_turn');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.lead_turn');
    await runner.query('drop table crm.lead_settings');
  }
}
