import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired'];

/** A quote can end because a newer version of it was sent. */
export class ReplacedQuotes1764400006010 implements MigrationInterface {
  name = 'ReplacedQuotes1764400006010';

  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...OUTCOMES, 'replaced']);
  }

  /** Old versions know no such outcome; to them the quote was withdrawn. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'quotes of all practices get an outcome that is known', true)`,
    );
    await runner.query(
      `update callbacks.quote_progress set outcome = 'withdrawn' where outcome = 'replaced'`,
    );
    await allow(runner, OUTCOMES);
  }
}

async function allow(runner: QueryRunner, outcomes: readonly string[]): Promise<void> {
  const list = outcomes.map((outcome) => `'${outcome}'`).join(', ');
  await runner.query(`alter table callbacks.quote_progress
    drop constraint quote_progress_outcome_check,
    add constraint quote_progress_outcome_check check (outcome in (${list}))`);
}
