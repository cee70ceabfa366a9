import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What practices chose from until they could edit the list. */
const FUNDS = [
  'ACA Health',
  'ahm',
  'AIA Health',
  'Australian Unity',
  'Bupa',
  'CBHS',
  'Defence Health',
  'Doctors’ Health Fund',
  'Frank',
  'GMHBA',
  'GU Health',
  'HBF',
  'HCF',
  'Health Partners',
  'HIF',
  'Latrobe Health',
  'Medibank',
  'Navy Health',
  'nib',
  'Peoplecare',
  'Police Health',
  'Qantas Insurance',
  'Queensland Country Health Fund',
  'rt health',
  'St Lukes Health',
  'Teachers Health',
  'TUH',
  'UniHealth',
  'Westfund',
];

/** Practices edit the list of health funds that staff choose from. */
export class EditHealthFunds1795030200000 implements MigrationInterface {
  name = 'EditHealthFunds1795030200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table quoting.quote_settings add column health_funds jsonb not null default '${JSON.stringify(FUNDS)}'::jsonb`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote_settings drop column health_funds');
  }
}
