import { planClientImport, type ImportRun } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import type { CheckedRow, RowBatch } from '../domain/row-batch';
import { clientRow } from '../domain/stored-rows';
import { planLimitMessage } from '../../run-record/import-result';
import { ImportStoppedError } from '../import-guard';
import type { ClaimedImport } from '../persistence/import-claims';

type ForEachBatch = (handleBatch: (batch: RowBatch) => Promise<void>) => Promise<void>;

/**
 * Checks that all clients of a file fit into the practice's plan before the first one is stored, so that no import is left half
 * done. The file is read for this only if the plan has a limit. A person who appears in two batches is counted twice, but such a
 * file is larger than any limited plan allows.
 * @throws ImportStoppedError with the numbers
 */
export async function requireRoom(rpc: RpcClient, run: ClaimedImport, batches: ForEachBatch): Promise<void> {
  const { organisationId, duplicateStrategy: strategy, entityType, batchesDone, fileName } = run;
  if (entityType !== 'clients' || batchesDone > 0) return;
  const plan = (rows: readonly CheckedRow[]) =>
    rpc.call(planClientImport, {
      body: { organisationId, strategy, rows: rows.map((row) => clientRow(row, fileName)) },
    });
  const { max, used, left } = await plan([]);
  if (max === null || used === null || left === null) return;
  let added = 0;
  await batches(async ({ rows }) => {
    if (rows.length > 0) added += (await plan(rows)).added;
  });
  if (added > left) throw new ImportStoppedError({ message: planLimitMessage({ added, left, max, used }) });
}

/** For a check: returns the clients that still fit into the plan. Null if the plan has no limit. */
export async function remainingCapacity(
  rpc: RpcClient,
  { organisationId, duplicateStrategy: strategy, entityType }: ClaimedImport,
): Promise<ImportRun['room']> {
  if (entityType !== 'clients') return null;
  const { max, used, left } = await rpc.call(planClientImport, {
    body: { organisationId, strategy, rows: [] },
  });
  return max === null || used === null || left === null ? null : { max, used, left };
}
