import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was made of the demonstration practice so far; empty as soon as it is whole. */
export class CreateDemoNotes1795000128010 implements MigrationInterface {
  name = 'CreateDemoNotes1795000128010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table identity.demo_note (
      organisation_id uuid not null,
      step text not null,
      call int not null,
      operation text not null,
      sealed_result text not null,
      noted_at timestamptz not null,
      primary key (organisation_id, step, call))`);
    await tenantTable(runner, 'identity.demo_note');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.demo_note');
  }
}
