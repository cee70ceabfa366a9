import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a hospital's booking form says beyond its case. */
export class CreateBookingDetails1764740001000 implements MigrationInterface {
  name = 'CreateBookingDetails1764740001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.booking_details (${tenantColumns},
      admission_type text check (admission_type in ('DAY', 'OVERNIGHT')),
      expected_nights int check (expected_nights > 0),
      anaesthesia_type text,
      special_equipment text,
      implants text,
      allergies text,
      alerts text,
      fasting text,
      notes text,
      constraint booking_details_of_case foreign key (id) references quoting.surgery_case (id))`);
    await tenantTable(runner, 'quoting.booking_details');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quoting.booking_details');
  }
}
