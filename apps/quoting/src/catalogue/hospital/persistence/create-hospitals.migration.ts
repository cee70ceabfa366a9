import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDirectoryTable } from '../../directory/directory-table';

export class CreateHospitals1763601002000 implements MigrationInterface {
  name = 'CreateHospitals1763601002000';

  async up(runner: QueryRunner): Promise<void> {
    await createDirectoryTable(
      runner,
      'hospital',
      `name text not null,
      address text not null,
      phone text not null,
      email text,
      booking_phone text,
      facility_type text,
      operating_theatres int check (operating_theatres > 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.hospital');
  }
}
