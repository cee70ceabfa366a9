import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Quotes say where the surgery is done, and keep both results while nobody has decided. Until now no hospital meant rooms, which
 * was the product's guess: drafts ask, and what was sent stays as it was reckoned.
 */
export class AskWhere1795020100000 implements MigrationInterface {
  name = 'AskWhere1795020100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table quoting.quote
      add column place text check (place in ('HOSPITAL', 'ROOMS')),
      add column place_results jsonb`);
    await runner.query(`update quoting.quote set place = 'HOSPITAL' where hospital_id is not null`);
    await runner.query(
      `update quoting.quote set place = 'ROOMS' where hospital_id is null and status <> 'DRAFT'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote drop column place, drop column place_results');
  }
}
