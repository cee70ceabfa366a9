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
    told: BatchContext,
    rows: readonly CheckedRow[],
    fileName: string,
    once: IdempotencyOptions,
  ): Promise<Stored>;
  undo(rpc: RpcClient, body: UndoBody, once: IdempotencyOptions): Promise<UndoneBatch>;
  undone(rpc: RpcClient, body: UndonePage): Promise<ResultOf<typeof readUndoneClients>>;
}

export const IMPORT_STORES: Readonly<Record<ImportEntityType, ImportStore>> = {
  clients: {
    store: (rpc, told, rows, fileName, once) =>
      rpc.call(importClients, { body: { ...told, rows: rows.map((row) => clientRow(row, fileName)) } }, once),
    undo: (rpc, body, once) => rpc.call(undoClientImport, { body }, once),
    undone: (rpc, body) => rpc.call(readUndoneClients, { body }),
  },
  leads: {
    store: (rpc, told, rows, fileName, once) =>
      rpc.call(importLeads, { body: { ...told, rows: rows.map((row) => leadRow(row, fileName)) } }, once),
    undo: (rpc, body, once) => rpc.call(undoLeadImport, { body }, once),
    undone: (rpc, body) => rpc.call(readUndoneLeads, { body }),
  },
  sites: directory('sites'),
  hospitals: directory('hospitals'),
  doctors: directory('doctors'),
  surgeries: directory('surgeries'),
};

function directory(entityType: DirectoryType): ImportStore {
  return {
    store: (rpc, told, rows, _fileName, once) =>
      rpc.call(importDirectory, { body: { ...told, entityType, rows: rows.map(entryRow) } }, once),
    undo: (rpc, body, once) => rpc.call(undoDirectoryImport, { body: { ...body, entityType } }, once),
    undone: (rpc, body) => rpc.call(readUndoneEntries, { body: { ...body, entityType } }),
  };
}
