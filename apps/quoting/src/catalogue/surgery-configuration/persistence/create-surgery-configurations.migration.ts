import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSurgeryConfigurations1764400002001 implements MigrationInterface {
  name = 'CreateSurgeryConfigurations1764400002001';

  async up(runner: QueryRunner): Promise<void> {
    // A configuration has the id of its surgery: a surgery has at most one, and is joined by it.
    await runner.query(`create table quoting.surgery_configuration (${tenantColumns},
      doctors jsonb not null,
      hospitals jsonb not null,
      assistant jsonb,
      anaesthetist jsonb,
      implants jsonb not null,
      admin_fee_minor int,
      aftercare jsonb,
      exclusions jsonb not null,
      cosmetic_basis_points int,
      option_list_ids jsonb not null,
      constraint surgery_configuration_surgery unique (organisation_id, id))`);
    await tenantTable(runner, 'quoting.surgery_configuration');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.surgery_configuration');
  }
}
