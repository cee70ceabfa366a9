import { randomUUID } from 'node:crypto';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { replayStatement, directDatabaseUrl, type ProcessConfig } from '@quillcare/service-kit';
import { Client } from 'pg';

interface DeadLetterRow {
  id: string;
  kind: 'event' | 'job';
  handler: string;
  message_id: string;
  error: string;
  failed_at: Date;
}

const SCOPE = `begin; select set_config('app.organisation_id', '', true), set_config('app.platform_scope', 'dead letters: list and replay', true)`;

/** Lists or replays the dead letters of all services. Returns the lines to print. */
export async function processDeadLetters(
  config: ProcessConfig,
  action: 'list' | 'replay',
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
      const { rows } = await client.query<DeadLetterRow>(
        `select * from ${service}.dead_letter where replayed_at is null order by failed_at`,
      );
      for (const letter of rows) {
        if (action === 'replay') await client.query(replayStatement(service), [randomUUID(), letter.id]);
        lines.push(
          `${letter.failed_at.toISOString()}  ${letter.kind}  ${letter.handler}  ${letter.message_id}  ${action === 'replay' ? 'replayed' : letter.error}`,
        );
      }
      await client.query('commit');
    } finally {
      await client.end();
    }
  }
  return lines.length > 0 ? lines : ['No dead letters.'];
}
