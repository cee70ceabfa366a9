import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of a quote can need another call: when its acceptance is withdrawn. */
export class CallbackCauses1764500007010 implements MigrationInterface {
  name = 'CallbackCauses1764500007010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table callbacks.callback
      add column cause text not null default 'QUOTE_SENT' check (cause in ('QUOTE_SENT', 'ACCEPTANCE_WITHDRAWN')),
      drop constraint callback_of_quote,
      add constraint callback_of_quote unique (organisation_id, quote_id, revision, cause)`);
  }

  /** Old versions know one call for a version of a quote; the others are lost to them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'calls of all practices that old versions do not know go', true)`,
    );
    await runner.query(`delete from callbacks.callback where cause <> 'QUOTE_SENT'`);
    await runner.query(`alter table callbacks.callback
      drop constraint callback_of_quote,
      drop column cause,
      add constraint callback_of_quote unique (organisation_id, quote_id, revision)`);
  }
}
