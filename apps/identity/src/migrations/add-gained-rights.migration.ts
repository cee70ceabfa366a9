import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when people have held what they were given after joining. What is held today counts as held from the beginning. */
export class AddGainedRights1764100001000 implements MigrationInterface {
  name = 'AddGainedRights1764100001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" add column gained jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity."user" drop column gained');
  }
}
