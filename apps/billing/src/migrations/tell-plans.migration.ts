import type { MigrationInterface, QueryRunner } from 'typeorm';

// Written as the unit of work writes events. A service that already has this version ignores it.
const TELL = `insert into billing.outbox (id, organisation_id, kind, destination, payload)
  select event.id, s.organisation_id, 'event', 'evt.billing.PracticePlanChanged.v1', jsonb_build_object(
      'id', event.id, 'source', '/quillcare/billing', 'type', 'billing.PracticePlanChanged.v1', 'specversion', '1.0',
      'time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'subject', s.id,
      'datacontenttype', 'application/json', 'organisationid', s.organisation_id, 'actor', 'service:billing',
      'correlationid', event.id, 'causationid', null, 'traceparent', null,
      'data', jsonb_build_object('plan', s.plan, 'version', s.version))
    from billing.subscription s cross join lateral (select gen_random_uuid() as id, s.id as of) event
   where s.deleted_at is null`;

/** The plans of practices that are there already are told once; from here on each change tells. */
export class TellPlans1795032000000 implements MigrationInterface {
  name = 'TellPlans1795032000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('app.platform_scope', 'the plans of all practices are told', true)`,
    );
    await runner.query(TELL);
  }

  async down(): Promise<void> {
    // What was told stays told.
  }
}
