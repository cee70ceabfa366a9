import type { QueryRunner } from 'typeorm';
import { tenantTable } from './tenant-table';

/** Creates the table for a service that follows merges of clients; see `MergedClients`. */
export async function createClientMergeTable(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create table ${schema}.client_merge (
    id uuid primary key,
    organisation_id uuid not null,
    number bigint not null,
    survivor_id uuid not null,
    former_id uuid not null,
    is_undone boolean not null)`);
  await tenantTable(runner, `${schema}.client_merge`);
  // Merges are followed in both directions.
  for (const side of ['survivor_id', 'former_id'])
    await runner.query(
      `create index client_merge_by_${side} on ${schema}.client_merge (organisation_id, ${side}, number)`,
    );
}
