import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose law says from what age patients accept alone, and a higher age of the practice. */
export class SigningAge1795030700000 implements MigrationInterface {
  name = 'SigningAge1795030700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.patient_settings
      add column state text check (state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
      add column signs_alone_from_age int check (signs_alone_from_age between 16 and 25)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table quoting.patient_settings drop column state, drop column signs_alone_from_age',
    );
  }
}
