import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  'create index quote_by_sent_at on quoting.quote (organisation_id, sent_at, id) where deleted_at is null',
  'create index quote_by_sent_at_desc on quoting.quote (organisation_id, sent_at desc nulls last, id desc) where deleted_at is null',
  'create index surgery_case_by_preferred_date on quoting.surgery_case (organisation_id, preferred_date, accepted_at desc, id) where deleted_at is null',
  'create index surgery_case_by_preferred_date_desc on quoting.surgery_case (organisation_id, preferred_date desc nulls last, accepted_at, id desc) where deleted_at is null',
];

/** Sorts quotes by the day they were sent and cases by the preferred day, those without one last. */
export class IndexQuoteLists1764200001000 implements MigrationInterface {
  name = 'IndexQuoteLists1764200001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of INDEXES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of INDEXES) {
      const [, name = ''] = /^create index (\w+)/.exec(statement) ?? [];
      await runner.query(`drop index quoting.${name}`);
    }
  }
}
