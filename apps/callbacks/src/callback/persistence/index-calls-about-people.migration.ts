import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF = `where deleted_at is null and subject <> 'QUOTE'`;

/** Calls about leads and clients, for those who see no quotes: among many about quotes they are found at once. */
export class IndexCallsAboutPeople1795000000142 implements MigrationInterface {
  name = 'IndexCallsAboutPeople1795000000142';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index callback_about_people on callbacks.callback (organisation_id, urgency, due_date, id) ${OF}`,
    );
    await runner.query(
      `create index callback_about_people_due on callbacks.callback (organisation_id, due_date, id) ${OF}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index callbacks.callback_about_people_due');
    await runner.query('drop index callbacks.callback_about_people');
  }
}
