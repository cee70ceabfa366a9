import {
  importClients,
  importDirectory,
  importLeads,
  readUndoneClients,
  readUndoneEntries,
  readUndoneLeads,
  undoClientImport,
  undoDirectoryImport,
  undoLeadImport,
  type DirectoryType,
  type DuplicateStrategy,
  type InputOf,
  type UndoneBatch,
  type ResultOf,
} from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import type { RpcClient } from '@quillcare/service-kit';
import type { Stored } from '../run-record/import-counts';
import { clientRow, entryRow, leadRow } from './domain/stored-rows';
import type { CheckedRow } from './domain/row-batch';

/** What a store receives with a batch besides its rows. */
interface BatchContext {
  organisationId: string;
  importId: string;
  strategy: DuplicateStrategy;
  dryRun: boolean;
  absent: string[];
}

type IdempotencyOptions = { idempotencyKey: string };
type UndoBody = InputOf<typeof undoClientImport>['body'];
type UndonePage = InputOf<typeof readUndoneClients>['body'];

/** The service that stores the records of a type and undoes their import. */
export interface ImportStore {
  store(
    rpc: RpcClient,
    context: BatchContext,
    rows: readonly CheckedRow[],
    fileName: string,
    options: IdempotencyOptions,
  ): Promise<Stored>;
  undo(rpc: RpcClient, body: UndoBody, options: IdempotencyOptions): Promise<UndoneBatch>;
  undone(rpc: RpcClient, body: UndonePage): Promise<ResultOf<typeof readUndoneClients>>;
}

export const IMPORT_STORES: Readonly<Record<ImportEntityType, ImportStore>> = {
  clients: {
    store: (rpc, context, rows, fileName, options) =>
      rpc.call(
        importClients,
        { body: { ...context, rows: rows.map((row) => clientRow(row, fileName)) } },
        options,
      ),
    undo: (rpc, body, options) => rpc.call(undoClientImport, { body }, options),
    undone: (rpc, body) => rpc.call(readUndoneClients, { body }),
  },
  leads: {
    store: (rpc, context, rows, fileName, options) =>
      rpc.call(
        importLeads,
        { body: { ...context, rows: rows.map((row) => leadRow(row, fileName)) } },
        options,
      ),
    undo: (rpc, body, options) => rpc.call(undoLeadImport, { body }, options),
    undone: (rpc, body) => rpc.call(readUndoneLeads, { body }),
  },
  sites: directory('sites'),
  hospitals: directory('hospitals'),
  doctors: directory('doctors'),
  surgeries: directory('surgeries'),
};

function directory(entityType: DirectoryType): ImportStore {
  return {
    store: (rpc, context, rows, _fileName, options) =>
      rpc.call(importDirectory, { body: { ...context, entityType, rows: rows.map(entryRow) } }, options),
    undo: (rpc, body, options) => rpc.call(undoDirectoryImport, { body: { ...body, entityType } }, options),
    undone: (rpc, body) => rpc.call(readUndoneEntries, { body: { ...body, entityType } }),
  };
}
