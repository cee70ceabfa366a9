import type { PoolClient } from 'pg';

/** A message to be published once its transaction commits. */
export interface OutboxRow {
  id: string;
  organisationId: string | null;
  kind: 'event' | 'job';
  /** An event's subject, or `<service>.<job>`. */
  destination: string;
  payload: unknown;
  notBefore: Date | null;
}

/** Inserts all messages of a transaction in one statement. */
export async function insertOutbox(client: PoolClient, schema: string, rows: OutboxRow[]): Promise<void> {
  await client.query({
    name: 'kit_insert_outbox',
    text: `insert into ${schema}.outbox (id, organisation_id, kind, destination, payload, not_before)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[])`,
    values: [
      rows.map((row) => row.id),
      rows.map((row) => row.organisationId),
      rows.map((row) => row.kind),
      rows.map((row) => row.destination),
      rows.map((row) => JSON.stringify(row.payload)),
      rows.map((row) => row.notBefore),
    ],
  });
}
