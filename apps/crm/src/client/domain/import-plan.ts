import {
  clientInput,
  type ClientInput,
  type DuplicateStrategy,
  type ImportedClientRow,
} from '@quillcare/contracts';
import { duplicateKey } from '@quillcare/rules';
import {
  planRecords,
  type KnownRecord,
  type PlannedRecord,
  type RecordBatch,
  type RecordKind,
  type RecordPlan,
} from '../../record-import/domain/record-plan';
import { isSamePerson } from './same-person';

export type KnownClient = KnownRecord<ClientInput>;
export type PlannedClient = PlannedRecord<ClientInput>;
export type ImportPlan = RecordPlan<ClientInput>;

export interface ClientBatch {
  rows: readonly ImportedClientRow[];
  strategy: DuplicateStrategy;
  absent: readonly string[];
}

/** The user-editable fields of a client, which an import can change. */
export const CLIENT_FIELDS = Object.keys(clientInput.shape) as (keyof ClientInput)[];

/**
 * Clients are identified by email. A row that shares its email only with other people (a household) becomes a new client, flagged
 * as a possible duplicate of the oldest of them.
 */
export const CLIENT_IMPORTS: RecordKind<ClientInput, ClientInput> = {
  fields: CLIENT_FIELDS,
  keysOf: (client) => [duplicateKey('clients', client)],
  isSame: isSamePerson,
  flagsOthers: true,
  completed: (row) => row,
  replacing: (row) => row,
};

export function clientBatch({ rows, strategy, absent }: ClientBatch): RecordBatch<ClientInput> {
  return { rows: rows.map(({ client: fields, ...row }) => ({ ...row, fields })), strategy, absent };
}

/** Plans a batch row by row. `known` must be ordered oldest first. */
export function planImport(
  batch: ClientBatch,
  known: readonly KnownClient[],
  newId: () => string,
): ImportPlan {
  return planRecords(CLIENT_IMPORTS, clientBatch(batch), known, newId);
}
