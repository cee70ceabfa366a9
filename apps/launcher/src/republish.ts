import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { directDatabaseUrl, type ProcessConfig } from '@quillcare/service-kit';
import { Client } from 'pg';

const SCOPE = `select set_config('app.organisation_id', '', false), set_config('app.platform_scope', 'republish', false)`;

/**
 * Makes the relays republish the messages of the last `minutes` that are still retained (`OUTBOX_KEEP_MS`), after NATS or Redis
 * lost recent data. Inboxes and job ids deduplicate what was not lost. Resolves with lines to print.
 */
export async function republish(
  config: ProcessConfig,
  minutes: number,
  services: readonly ServiceName[] = SERVICES,
): Promise<string[]> {
  const lines: string[] = [];
  for (const service of services) {
    const client = new Client({
      connectionString: directDatabaseUrl(service, config),
      options: '-c statement_timeout=0',
    });
    await client.connect();
    try {
      await client.query(SCOPE);
      const { rowCount } = await client.query(
        `update ${service}.outbox set published_at = null where published_at > now() - $1 * interval '1 minute'`,
        [minutes],
      );
      lines.push(`${service}: ${rowCount ?? 0} messages will be republished.`);
    } finally {
      await client.end();
    }
  }
  return lines;
}
