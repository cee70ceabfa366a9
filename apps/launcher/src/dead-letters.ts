import { randomUUID } from 'node:crypto';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { serviceDatabaseUrl, type ProcessConfig } from '@quillcare/service-kit';
import { Client } from 'pg';

interface Letter {
  id: string;
  kind: 'event' | 'job';
  handler: string;
  message_id: string;
  payload: { type?: string };
  error: string;
  failed_at: Date;
}

const SCOPE = `begin; select set_config('app.organisation_id', '', true), set_config('app.platform_scope', 'dead letters: list and replay', true)`;

/** Lists or replays the dead letters of all services. Returns the lines to print. */
export async function workOnDeadLetters(
  config: ProcessConfig,
  what: 'list' | 'replay',
  services: readonly ServiceName[] = SERVICES,
): Promise<string[]> {
  const lines: string[] = [];
  for (const service of services) {
    const client = new Client({ connectionString: serviceDatabaseUrl(service, config) });
    await client.connect();
    try {
      await client.query(SCOPE);
      const { rows } = await client.query<Letter>(
        `select * from ${service}.dead_letter where replayed_at is null order by failed_at`,
      );
      for (const letter of rows) {
        if (what === 'replay' && !isUnreadable(letter)) await replay(client, service, letter);
        if (what === 'replay')
          await client.query(`update ${service}.dead_letter set replayed_at = now() where id = $1`, [
            letter.id,
          ]);
        lines.push(
          `${letter.failed_at.toISOString()}  ${letter.kind}  ${letter.handler}  ${letter.message_id}  ${what === 'replay' ? 'replayed' : letter.error}`,
        );
      }
      await client.query('commit');
    } finally {
      await client.end();
    }
  }
  return lines.length > 0 ? lines : ['No dead letters.'];
}

// Sends the message through the outbox with a new id, addressed only to the handler that failed, because
// other consumers would not recognise it as a duplicate.
async function replay(client: Client, service: string, letter: Letter): Promise<void> {
  const destination = letter.kind === 'event' ? `evt.${letter.payload.type ?? ''}` : letter.handler;
  await client.query(
    `insert into ${service}.outbox (id, organisation_id, kind, destination, payload)
     select $1, organisation_id, kind, $2, case kind when 'event' then payload || jsonb_build_object('onlyfor', handler) else payload end from ${service}.dead_letter where id = $3`,
    [randomUUID(), destination, letter.id],
  );
}

// A payload that is not one of our messages cannot be replayed and is only marked as done.
function isUnreadable(letter: Letter): boolean {
  return letter.kind === 'event' && letter.payload.type === undefined;
}
