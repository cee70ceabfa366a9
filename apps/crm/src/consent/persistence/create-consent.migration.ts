import { appendOnlyTable, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients decided about being contacted. A decision is evidence, so none is ever changed. */
export class CreateConsent1764610000002 implements MigrationInterface {
  name = 'CreateConsent1764610000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.client_consent (
      id uuid primary key,
      organisation_id uuid not null,
      client_id uuid not null references crm.client (id),
      channel text not null check (channel in ('EMAIL', 'SMS', 'PHONE', 'POST')),
      is_given boolean not null,
      source text not null,
      note text,
      decided_at timestamptz not null,
      recorded_at timestamptz not null,
      recorded_by uuid)`);
    await tenantTable(runner, 'crm.client_consent');
    await runner.query(
      'create index client_consent_by_client on crm.client_consent (organisation_id, client_id, channel, decided_at)',
    );
    await this.takeFromLeads(runner);
    await appendOnlyTable(runner, 'crm.client_consent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.client_consent');
  }

  /** Whoever agreed when they asked has agreed as a client. */
  private async takeFromLeads(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'what leads of all practices agreed to is kept with the client', true)`,
    );
    await runner.query(`insert into crm.client_consent
        (id, organisation_id, client_id, channel, is_given, source, decided_at, recorded_at)
      select gen_random_uuid(), organisation_id, client_id, channel, true, 'ENQUIRY', created_at, now()
        from crm.lead, lateral (values ('EMAIL', consent_email), ('PHONE', consent_phone), ('SMS', consent_sms)) as given (channel, is_given)
       where client_id is not null and given.is_given`);
    await runner.query(`select set_config('app.platform_scope', '', true)`);
  }
}
