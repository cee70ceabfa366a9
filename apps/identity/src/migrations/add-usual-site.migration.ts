import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where each person usually works, if they said so. */
export class AddUsualSite1764800000003 implements MigrationInterface {
  name = 'AddUsualSite1764800000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" add column usual_site_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" drop column usual_site_id');
  }
}
