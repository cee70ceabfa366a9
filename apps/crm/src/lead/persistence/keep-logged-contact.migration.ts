import type { MigrationInterface, QueryRunner } from 'typeorm';

const REACHED = `select organisation_id, lead_id, min(at) as at from crm.lead_contact
  where outcome = 'REACHED' group by organisation_id, lead_id`;

/** A contact that was logged stands beside the one that a move implies; leads that lost theirs to a move get it back. */
export class KeepLoggedContact1795000000141 implements MigrationInterface {
  name = 'KeepLoggedContact1795000000141';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.lead add reached_at timestamptz');
    await runner.query(
      `select set_config('app.platform_scope', 'the logged contacts of the leads of all practices', true)`,
    );
    await runner.query(`update crm.lead l
        set reached_at = c.at, first_contacted_at = least(l.first_contacted_at, c.at)
       from (${REACHED}) c
      where c.organisation_id = l.organisation_id and c.lead_id = l.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.lead drop reached_at');
  }
}
