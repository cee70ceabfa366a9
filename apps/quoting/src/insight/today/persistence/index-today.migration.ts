import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWN = 'deleted_at is null and superseded_at is null';

/** What Today reads: each holds only what has to be looked at, so that it stays small in a large practice. */
const INDEXES: Record<string, string> = {
  quote_asked: `quote (organisation_id, question_since, id) where ${SHOWN} and status = 'QUERY_RECEIVED'`,
  quote_viewed: `quote (organisation_id, first_viewed_at, id)
    where ${SHOWN} and status = 'SENT' and first_viewed_at is not null`,
  quote_mail_failed: `quote (organisation_id, mail_state_at, id)
    where ${SHOWN} and status in ('SENT', 'QUERY_RECEIVED') and mail_state = 'FAILED'`,
  quote_approval_asked: `quote (organisation_id, updated_at, id)
    where ${SHOWN} and status = 'DRAFT' and approval->>'state' = 'REQUESTED'`,
  surgery_case_unconfirmed: `surgery_case (organisation_id, accepted_at, id)
    where deleted_at is null and status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED')`,
  surgery_case_undated: `surgery_case (organisation_id, accepted_at, id)
    where deleted_at is null and status in ('PLANNED', 'SCHEDULED', 'RESCHEDULED') and preferred_date is null`,
};

export class IndexToday1764630000000 implements MigrationInterface {
  name = 'IndexToday1764630000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES))
      await runner.query(`create index ${name} on quoting.${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index quoting.${name}`);
  }
}
