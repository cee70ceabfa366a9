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

/** A part of a file. */
export interface ClientBatch {
  rows: readonly ImportedClientRow[];
  strategy: DuplicateStrategy;
  absent: readonly string[];
}

/** The fields of a client that people enter, and that an import can change. */
export const CLIENT_FIELDS = Object.keys(clientInput.shape) as (keyof ClientInput)[];

/**
 * Clients are found by their email. A row that only shares the email of other people (a household) is a new client, flagged as a
 * possible duplicate of the oldest of them.
 */
export const CLIENT_IMPORTS: RecordKind<ClientInput, ClientInput> = {
  fields: CLIENT_FIELDS,
  keysOf: (client) => [duplicateKey('clients', client)],
  isSame: isSamePerson,
  flagsOthers: true,
  completed: (row) => row,
  replacing: (row) => row,
};

/** The rows as the plan reads them. */
export function clientBatch({ rows, strategy, absent }: ClientBatch): RecordBatch<ClientInput> {
  return { rows: rows.map(({ client: fields, ...row }) => ({ ...row, fields })), strategy, absent };
}

/** What a batch does, row by row. `known` must be ordered oldest first. */
export function planImport(
  batch: ClientBatch,
  known: readonly KnownClient[],
  newId: () => string,
): ImportPlan {
  return planRecords(CLIENT_IMPORTS, clientBatch(batch), known, newId);
}
