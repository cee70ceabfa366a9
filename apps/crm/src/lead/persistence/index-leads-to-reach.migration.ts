import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Record<string, string> = {
  // Today reads the follow-ups that are due; those of leads that are over are not in its way.
  lead_follow_up_due: `(organisation_id, next_follow_up_on, id)
    where deleted_at is null and status in ('NEW', 'CONTACTED', 'QUALIFIED') and next_follow_up_on is not null`,
  // The dashboard counts the newest ones.
  lead_converted: `(organisation_id, converted_at) where deleted_at is null and status = 'CONVERTED'`,
};

/** What the first page of the day asks of leads. */
export class IndexLeadsToReach1764630000010 implements MigrationInterface {
  name = 'IndexLeadsToReach1764630000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES))
      await runner.query(`create index ${name} on crm.lead ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index crm.${name}`);
  }
}
