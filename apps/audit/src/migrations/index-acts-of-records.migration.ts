import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEYS = '(organisation_id, entity_id, occurred_at, id)';

/** Who changed a record, and who looked at it: a record that many have looked at has few changes, far apart. */
export class IndexActsOfRecords1764620000003 implements MigrationInterface {
  name = 'IndexActsOfRecords1764620000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index entry_changes_of_entity on audit.entry ${KEYS} where action <> 'VIEW'`);
    await runner.query(`create index entry_views_of_entity on audit.entry ${KEYS} where action = 'VIEW'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit.entry_views_of_entity');
    await runner.query('drop index audit.entry_changes_of_entity');
  }
}
