import {
  clientInput,
  type ClientInput,
  type DuplicateStrategy,
  type ImportedClientRow,
  type importClients,
  type ResultOf,
} from '@quillcare/contracts';
import { duplicateKey, mergeRecords, searchKey } from '@quillcare/rules';

/** A client that the practice has already. */
export interface KnownClient {
  id: string;
  fields: ClientInput;
}

/** A client that a row can be a duplicate of: stored before, or new in this batch. */
export interface PlannedClient extends KnownClient {
  /** As stored before the batch; null for a new client. */
  before: ClientInput | null;
  duplicateOf: string | null;
}

export interface ImportPlan {
  inserts: PlannedClient[];
  /** Stored clients that rows changed. */
  updates: PlannedClient[];
  outcome: ResultOf<typeof importClients>;
}

const FIELDS = Object.keys(clientInput.shape) as (keyof ClientInput)[];

interface Draft extends ImportPlan {
  byKey: Map<string, PlannedClient[]>;
  changed: Set<PlannedClient>;
  newId: () => string;
}

/**
 * What a batch does, row by row: a client whose e-mail is taken, in the practice or by an earlier row, is treated by
 * the strategy; all others are new. `known` must be ordered oldest first.
 */
export function planImport(
  rows: readonly ImportedClientRow[],
  known: readonly KnownClient[],
  strategy: DuplicateStrategy,
  newId: () => string,
): ImportPlan {
  const draft: Draft = {
    inserts: [],
    updates: [],
    outcome: { created: 0, skipped: [], merged: [], overwritten: [], flagged: [] },
    byKey: new Map(),
    changed: new Set(),
    newId,
  };
  for (const { id, fields } of known)
    remember(draft, keyOf(fields), { id, fields, before: fields, duplicateOf: null });
  for (const row of rows) {
    const key = keyOf(row.client);
    const same = findSame(draft, key, row.client);
    if (same) applyDuplicate(draft, row, same, strategy);
    else create(draft, key, row.client, null);
  }
  draft.updates = [...draft.changed].filter(isChanged);
  draft.outcome.created = draft.inserts.length;
  return { inserts: draft.inserts, updates: draft.updates, outcome: draft.outcome };
}

function applyDuplicate(
  draft: Draft,
  row: ImportedClientRow,
  same: PlannedClient,
  strategy: DuplicateStrategy,
): void {
  const note = { row: row.row, duplicateOf: same.id };
  switch (strategy) {
    case 'skip':
      draft.outcome.skipped.push(note);
      return;
    case 'exception':
      create(draft, keyOf(row.client), row.client, same.id);
      draft.outcome.flagged.push(note);
      return;
    case 'overwrite':
      change(draft, same, row.client);
      draft.outcome.overwritten.push(note);
      return;
    case 'merge':
      change(draft, same, mergeRecords(same.fields, row.client, row.defaulted));
      draft.outcome.merged.push(note);
  }
}

function create(draft: Draft, key: string, fields: ClientInput, duplicateOf: string | null): void {
  const client: PlannedClient = { id: draft.newId(), fields, before: null, duplicateOf };
  draft.inserts.push(client);
  remember(draft, key, client);
}

function change(draft: Draft, client: PlannedClient, fields: ClientInput): void {
  // An import file has no column for the staff's notes: it cannot mean to remove them.
  client.fields = { ...fields, notes: fields.notes ?? client.fields.notes };
  if (client.before) draft.changed.add(client);
}

function remember(draft: Draft, key: string, client: PlannedClient): void {
  const others = draft.byKey.get(key);
  if (others) others.push(client);
  else draft.byKey.set(key, [client]);
}

function isChanged({ before, fields }: PlannedClient): boolean {
  return before !== null && FIELDS.some((field) => before[field] !== fields[field]);
}

/** Of a household that shares an address the one of that name, else the oldest. */
function findSame(draft: Draft, key: string, client: ClientInput): PlannedClient | undefined {
  const sharing = draft.byKey.get(key);
  if (!sharing || sharing.length === 1) return sharing?.[0];
  return sharing.find((other) => nameOf(other.fields) === nameOf(client)) ?? sharing[0];
}

function keyOf(client: ClientInput): string {
  return duplicateKey('clients', client);
}

function nameOf(client: ClientInput): string {
  return searchKey(client.firstName, client.lastName);
}
