import {
  changeMarkTables,
  dropChangeMarkTables,
  dropMarks,
  markChanges,
  tenantTable,
} from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: Record<string, string> = {
  // The sums of a day's enquiries: of all, by source, and of the lost ones by reason.
  report_day: `
    organisation_id uuid not null,
    dimension text not null,
    day date not null,
    value text not null,
    enquiries int not null default 0,
    reached int not null default 0,
    converted int not null default 0,
    quoted int not null default 0,
    accepted int not null default 0,
    done int not null default 0,
    lost int not null default 0,
    expected_minor bigint not null default 0,
    primary key (organisation_id, dimension, day, value)`,
  // How long it took from the enquiry to something else, in the classes of the rules.
  report_time_day: `
    organisation_id uuid not null,
    measure text not null,
    day date not null,
    class smallint not null,
    cases int not null,
    minutes bigint not null,
    primary key (organisation_id, measure, day, class)`,
};

/** Enquiries know how far their quotes came, and the reports know the sums of each day. */
export class CreateEnquiryReports1764640000001 implements MigrationInterface {
  name = 'CreateEnquiryReports1764640000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table crm.lead
      add column quoted_at timestamptz,
      add column quote_accepted_at timestamptz,
      add column is_operated boolean not null default false,
      add column quote_step int not null default 0`);
    await changeMarkTables(runner, 'crm');
    for (const [table, columns] of Object.entries(TABLES)) {
      await runner.query(`create table crm.${table} (${columns})`);
      await tenantTable(runner, `crm.${table}`);
    }
    await markChanges(runner, 'crm.lead', 'id');
    await runner.query(
      `select set_config('app.platform_scope', 'leads of all practices enter the reports', true)`,
    );
    await runner.query(
      'insert into crm.report_mark (organisation_id, subject) select organisation_id, id::text from crm.lead',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropMarks(runner, 'crm.lead');
    for (const table of Object.keys(TABLES)) await runner.query(`drop table crm.${table}`);
    await dropChangeMarkTables(runner, 'crm');
    await runner.query(
      'alter table crm.lead drop column quote_step, drop column is_operated, drop column quote_accepted_at, drop column quoted_at',
    );
  }
}
