import { LeadChanged } from '@quillcare/contracts';
import { directDatabaseUrl, type ProcessConfig } from '@quillcare/service-kit';
import { Client } from 'pg';

const SCOPE = `select set_config('app.organisation_id', '', false), set_config('app.platform_scope', 'rebuild reports', false)`;

const MARK_QUOTES = `insert into quoting.report_mark (organisation_id, subject)
  select distinct organisation_id, quote_number from quoting.quote where sent_at is not null`;
const MARK_LEADS =
  'insert into crm.report_mark (organisation_id, subject) select organisation_id, id::text from crm.lead';
/** Republishes to quoting which client came from which lead; this is idempotent. */
const REPUBLISH_LEADS = `insert into crm.outbox (id, organisation_id, kind, destination, payload)
  select told.id, l.organisation_id, 'event', $1, jsonb_build_object(
      'id', told.id, 'source', '/quillcare/crm', 'type', $2::text, 'specversion', '1.0', 'time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'subject', l.id, 'datacontenttype', 'application/json', 'organisationid', l.organisation_id, 'actor', 'service:launcher',
      'correlationid', told.id, 'causationid', null, 'traceparent', null, 'data', jsonb_build_object('id', l.id))
    from crm.lead l, lateral (select gen_random_uuid() as id where l.id is not null) told
   where l.client_id is not null`;

/**
 * Has the workers recompute all report figures, after a manual repair or after restoring a single service. Resolves with lines to
 * print.
 */
export async function rebuildReports(config: ProcessConfig): Promise<string[]> {
  const quotes = await executed(config, 'quoting', MARK_QUOTES);
  const leads = await executed(config, 'crm', MARK_LEADS);
  const republished = await executed(config, 'crm', REPUBLISH_LEADS, [LeadChanged.subject, LeadChanged.type]);
  return [
    `quoting: quotes to recount: ${quotes}.`,
    `crm: enquiries to recount: ${leads}; republished with their clients: ${republished}.`,
  ];
}

async function executed(
  config: ProcessConfig,
  service: 'crm' | 'quoting',
  statement: string,
  values: unknown[] = [],
): Promise<number> {
  const client = new Client({
    connectionString: directDatabaseUrl(service, config),
    options: '-c statement_timeout=0',
  });
  await client.connect();
  try {
    await client.query(SCOPE);
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
