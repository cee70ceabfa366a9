import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which address an enquiry form shows is the practice's choice, and none until it chose. */
export class AddPublicEmail1795000000203 implements MigrationInterface {
  name = 'AddPublicEmail1795000000203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.enquiry_form add public_email text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.enquiry_form drop public_email');
  }
}
