import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sums of a month by two things at once, such as a procedure and a doctor. By month and not by day: on most days most pairs
 * have one quote, so that sums of days would be as many as the quotes.
 */
export class CreateReportPairs1764830000000 implements MigrationInterface {
  name = 'CreateReportPairs1764830000000';

  async up(runner: QueryRunner): Promise<void> {
    // `day` is the first of the month; an empty value stands for quotes without a site, procedure or enquiry.
    await runner.query(`create table quoting.report_pair_month (
      organisation_id uuid not null,
      pair text not null,
      day date not null,
      value text not null,
      other text not null,
      quotes int not null,
      accepted int not null,
      done int not null,
      quoted_minor bigint not null,
      accepted_minor bigint not null,
      primary key (organisation_id, pair, day, value, other))`);
    await tenantTable(runner, 'quoting.report_pair_month');
    await runner.query(
      `select set_config('app.platform_scope', 'quotes of all practices enter the sums of pairs', true)`,
    );
    // In the order of their numbers, so that a run has quotes of few months.
    await runner.query(`insert into quoting.report_mark (organisation_id, subject)
      select organisation_id, quote_number from quoting.report_quote order by organisation_id, quote_number`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.report_pair_month');
  }
}
