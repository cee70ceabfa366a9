import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which versions the lists show. */
export const SHOWN = 'where deleted_at is null and superseded_at is null';

/** The lists show the newest version of each quote: their indexes hold only those, so that counting needs no rows. */
const LIST_INDEXES: Record<string, string> = {
  quote_by_created_at: '(organisation_id, created_at, id)',
  quote_by_valid_until: '(organisation_id, valid_until, id)',
  quote_by_total_minor: '(organisation_id, total_minor, id)',
  quote_by_sent_at: '(organisation_id, sent_at, id)',
  quote_by_sent_at_desc: '(organisation_id, sent_at desc nulls last, id desc)',
  quote_by_status: '(organisation_id, status, created_at, id)',
};

/** Versions of a quote: rows with the same number. */
export class QuoteVersions1764400006002 implements MigrationInterface {
  name = 'QuoteVersions1764400006002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table quoting.quote drop constraint quote_number_unique');
    // A removed draft leaves its place to the next one, so that patients see versions without gaps.
    await runner.query(
      `create unique index quote_version_unique on quoting.quote (organisation_id, quote_number, revision) where deleted_at is null`,
    );
    // Whatever happens, no two versions of a quote are both signed.
    await runner.query(
      `create unique index quote_accepted_once on quoting.quote (organisation_id, quote_number) where status = 'ACCEPTED'`,
    );
    await renewIndexes(runner, SHOWN);
    await runner.query(
      `create index quote_waiting on quoting.quote (organisation_id, valid_until, id) ${SHOWN} and status in ('SENT', 'QUERY_RECEIVED')`,
    );
  }

  /** Works only while no quote has a second version. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index quoting.quote_waiting');
    await renewIndexes(runner, 'where deleted_at is null');
    await runner.query('drop index quoting.quote_accepted_once');
    await runner.query('drop index quoting.quote_version_unique');
    await runner.query(
      'alter table quoting.quote add constraint quote_number_unique unique (organisation_id, quote_number)',
    );
  }
}

/** The indexes of the lists, over the rows that are shown. */
export async function renewIndexes(runner: QueryRunner, where: string): Promise<void> {
  for (const [name, columns] of Object.entries(LIST_INDEXES)) {
    await runner.query(`drop index quoting.${name}`);
    await runner.query(`create index ${name} on quoting.quote ${columns} ${where}`);
  }
}
