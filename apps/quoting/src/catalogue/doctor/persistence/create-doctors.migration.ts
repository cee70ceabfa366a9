import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateDoctors1763601001000 implements MigrationInterface {
  name = 'CreateDoctors1763601001000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'doctor',
      `title text not null,
      first_name text not null,
      last_name text not null,
      credentials text not null,
      phone text not null,
      email text not null,
      license_expiry date`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.doctor');
  }
}
