import {
  clientInput,
  type ClientInput,
  type DuplicateStrategy,
  type ImportedClientRow,
  type importClients,
  type ResultOf,
} from '@quillcare/contracts';
import { duplicateKey, mergeRecords } from '@quillcare/rules';
import { isSamePerson } from './same-person';

/** A stored client. */
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

/** A note that comes with a row. */
export interface PlannedNote {
  clientId: string;
  text: string;
}

/** A part of a file. */
export interface ClientBatch {
  rows: readonly ImportedClientRow[];
  strategy: DuplicateStrategy;
  /** Fields for which the file has no column: they say nothing about a client who is there. */
  absent: readonly string[];
}

export interface ImportPlan {
  inserts: PlannedClient[];
  /** Stored clients that rows changed. */
  updates: PlannedClient[];
  /** Each text once per client; the one that stores them leaves out what the client has already. */
  notes: PlannedNote[];
  outcome: ResultOf<typeof importClients>;
}

/** The fields of a client that people enter, and that an import can change. */
export const CLIENT_FIELDS = Object.keys(clientInput.shape) as (keyof ClientInput)[];

interface Draft extends ImportPlan {
  byKey: Map<string, PlannedClient[]>;
  changed: Set<PlannedClient>;
  /** Clients with their texts. */
  noted: Set<string>;
  newId: () => string;
}

/**
 * What a batch does, row by row. The strategy decides about a row whose client is known, from the practice or
 * an earlier row. A row that only shares the email of other people (a household) is a new client, flagged as
 * a possible duplicate of the oldest of them. All others are new. `known` must be ordered oldest first.
 */
export function planImport(
  { rows, strategy, absent }: ClientBatch,
  known: readonly KnownClient[],
  newId: () => string,
): ImportPlan {
  const draft: Draft = {
    inserts: [],
    updates: [],
    notes: [],
    outcome: { created: 0, skipped: [], merged: [], overwritten: [], flagged: [] },
    byKey: new Map(),
    changed: new Set(),
    noted: new Set(),
    newId,
  };
  for (const { id, fields } of known)
    remember(draft, keyOf(fields), { id, fields, before: fields, duplicateOf: null });
  for (const row of rows) {
    const key = keyOf(row.client);
    const sharing = draft.byKey.get(key) ?? [];
    const same = sharing.find(({ fields }) => isSamePerson(fields, row.client));
    if (same) applyDuplicate(draft, row, same, { strategy, absent });
    else if (sharing[0]) createFlagged(draft, row, sharing[0]);
    else create(draft, key, row, null);
  }
  draft.updates = [...draft.changed].filter(isChanged);
  draft.outcome.created = draft.inserts.length;
  return { inserts: draft.inserts, updates: draft.updates, notes: draft.notes, outcome: draft.outcome };
}

function applyDuplicate(
  draft: Draft,
  row: ImportedClientRow,
  same: PlannedClient,
  { strategy, absent }: Omit<ClientBatch, 'rows'>,
): void {
  const note = { row: row.row, duplicateOf: same.id };
  switch (strategy) {
    case 'skip':
      draft.outcome.skipped.push(note);
      return;
    case 'exception':
      createFlagged(draft, row, same);
      return;
    case 'overwrite':
      change(draft, same, { ...row.client, ...keptOf(same.fields, absent) });
      keepNote(draft, same.id, row);
      draft.outcome.overwritten.push(note);
      return;
    case 'merge':
      change(draft, same, mergeRecords(same.fields, row.client, row.defaulted));
      keepNote(draft, same.id, row);
      draft.outcome.merged.push(note);
  }
}

function keptOf(before: ClientInput, absent: readonly string[]): Partial<ClientInput> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => absent.includes(field)));
}

function createFlagged(draft: Draft, row: ImportedClientRow, other: PlannedClient): void {
  create(draft, keyOf(row.client), row, other.id);
  draft.outcome.flagged.push({ row: row.row, duplicateOf: other.id });
}

function create(draft: Draft, key: string, row: ImportedClientRow, duplicateOf: string | null): void {
  const client: PlannedClient = { id: draft.newId(), fields: row.client, before: null, duplicateOf };
  draft.inserts.push(client);
  remember(draft, key, client);
  keepNote(draft, client.id, row);
}

function keepNote(draft: Draft, clientId: string, { note }: ImportedClientRow): void {
  const text = note?.trim();
  if (!text || draft.noted.has(`${clientId} ${text}`)) return;
  draft.noted.add(`${clientId} ${text}`);
  draft.notes.push({ clientId, text });
}

function change(draft: Draft, client: PlannedClient, fields: ClientInput): void {
  client.fields = fields;
  if (client.before) draft.changed.add(client);
}

function remember(draft: Draft, key: string, client: PlannedClient): void {
  const others = draft.byKey.get(key);
  if (others) others.push(client);
  else draft.byKey.set(key, [client]);
}

function isChanged({ before, fields }: PlannedClient): boolean {
  return before !== null && CLIENT_FIELDS.some((field) => before[field] !== fields[field]);
}

function keyOf(client: ClientInput): string {
  return duplicateKey('clients', client);
}
