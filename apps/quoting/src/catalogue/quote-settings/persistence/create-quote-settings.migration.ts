import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How practices price and send quotes. */
export class CreateQuoteSettings1764400006000 implements MigrationInterface {
  name = 'CreateQuoteSettings1764400006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.quote_settings (${tenantColumns},
      discount_cap_basis_points int check (discount_cap_basis_points between 0 and 10000),
      validity_days int not null check (validity_days between 1 and 365),
      blocking_points jsonb not null,
      gst_on_every_line text,
      gst_confirmed_at timestamptz,
      constraint quote_settings_of_organisation unique (organisation_id))`);
    await tenantTable(runner, 'quoting.quote_settings');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.quote_settings');
  }
}
