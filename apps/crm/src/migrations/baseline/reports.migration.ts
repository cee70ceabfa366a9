import { changeMarkTables, addChangeMarkTriggers, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** A day's totals of enquiries: all of them, by source, and the lost ones by reason. */
const REPORT_DAY = `
  create table crm.report_day (
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
    primary key (organisation_id, dimension, day, value)
  );
`;

/** The time from the enquiry to a later event, in the classes that the rules define. */
const REPORT_TIME_DAY = `
  create table crm.report_time_day (
    organisation_id uuid not null,
    measure text not null,
    day date not null,
    class smallint not null,
    cases int not null,
    minutes bigint not null,
    primary key (organisation_id, measure, day, class)
  );
`;

/** Creates the daily totals of enquiries. */
export async function createReports(runner: QueryRunner): Promise<void> {
  await changeMarkTables(runner, 'crm');
  await runner.query(REPORT_DAY);
  await tenantTable(runner, 'crm.report_day');
  await runner.query(REPORT_TIME_DAY);
  await tenantTable(runner, 'crm.report_time_day');
  await addChangeMarkTriggers(runner, 'crm.lead', 'id');
}
