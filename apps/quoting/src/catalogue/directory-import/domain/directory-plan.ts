import type { BatchOutcome, DuplicateStrategy, ImportedEntryRow, PlannedRow } from '@quillcare/contracts';
import { mergeRecords } from '@quillcare/rules';
import type { EntryKind, Fields } from './entry-kinds';

export interface KnownEntry {
  id: string;
  fields: Fields;
}

export interface DirectoryPlan {
  /** New entries with all their columns. */
  inserts: (KnownEntry & { duplicateOf: string | null })[];
  /** Stored entries with the columns that change. */
  updates: KnownEntry[];
  outcome: BatchOutcome;
  /** The outcome of each row, in file order. */
  steps: RowStep[];
  /** Number of entries given a drafted description. */
  described: number;
}

/** A row with the entry before and after it. */
export interface RowStep {
  row: number;
  outcome: PlannedRow['outcome'];
  /** Id of the existing entry. Null if the row creates one. */
  id: string | null;
  before: Fields;
  after: Fields;
}

interface PlannedEntry {
  id: string;
  stored: Fields | null;
  fields: Fields;
  duplicateOf: string | null;
}

export interface DirectoryBatch {
  rows: readonly ImportedEntryRow[];
  strategy: DuplicateStrategy;
  /** Fields without a column in the file, which must not overwrite stored values. */
  absent: readonly string[];
}

interface PlanDraft {
  kind: EntryKind;
  absent: ReadonlySet<string>;
  strategy: DuplicateStrategy;
  newId: () => string;
  /** Entries by unique key: those stored, and those created by earlier rows of the batch. */
  byKey: Map<string, PlannedEntry>;
  created: PlannedEntry[];
  changed: Set<PlannedEntry>;
  outcome: BatchOutcome;
  steps: RowStep[];
}

/**
 * Plans a batch row by row. `strategy` decides what to do with a row whose unique key (a doctor's email, otherwise the name)
 * belongs to a stored entry or an earlier row.
 */
export function planDirectory(
  kind: EntryKind,
  { rows, strategy, absent }: DirectoryBatch,
  known: readonly KnownEntry[],
  newId: () => string,
): DirectoryPlan {
  const outcome: BatchOutcome = { created: 0, skipped: [], merged: [], overwritten: [], flagged: [] };
  const draft: PlanDraft = {
    kind,
    strategy,
    newId,
    absent: new Set(absent),
    outcome,
    byKey: new Map(),
    created: [],
    changed: new Set(),
    steps: [],
  };
  for (const { id, fields } of known)
    draft.byKey.set(String(fields['uniqueKey']), { id, stored: fields, fields, duplicateOf: null });
  for (const row of rows) {
    const fields = kind.read(row.entry);
    const key = String(kind.derive(fields)['uniqueKey']);
    const same = draft.byKey.get(key);
    if (same) applyDuplicate(draft, row, fields, same);
    else {
      draft.byKey.set(key, addEntry(draft, fields, null));
      draft.steps.push({ row: row.row, outcome: 'CREATED', id: null, before: {}, after: fields });
    }
  }
  return planOf(draft);
}

function applyDuplicate(draft: PlanDraft, row: ImportedEntryRow, fields: Fields, same: PlannedEntry): void {
  const { outcome, kind } = draft;
  const note = { row: row.row, duplicateOf: same.id };
  const before = same.fields;
  const { unread = [] } = row;
  const unsaid = new Set([...draft.absent, ...unread]);
  const step = (result: RowStep['outcome'], after: Fields) =>
    draft.steps.push({ row: row.row, outcome: result, id: same.id, before, after });
  switch (draft.strategy) {
    case 'skip':
      outcome.skipped.push(note);
      step('SKIPPED', same.fields);
      return;
    case 'exception':
      addEntry(draft, fields, same.id);
      step('FLAGGED', fields);
      outcome.flagged.push(note);
      return;
    case 'overwrite':
      change(draft, same, presentFields({ ...fields, ...keptFields(kind, fields, same.fields) }, unsaid));
      step('OVERWRITTEN', same.fields);
      outcome.overwritten.push(note);
      return;
    case 'merge':
      change(draft, same, mergeRecords({}, fields, [...row.defaulted, ...unread]));
      step('MERGED', same.fields);
      outcome.merged.push(note);
  }
}

function presentFields(fields: Fields, absent: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !absent.has(name)));
}

function addEntry(draft: PlanDraft, fields: Fields, duplicateOf: string | null): PlannedEntry {
  const full = draft.kind.completed(fields);
  const entry: PlannedEntry = {
    id: draft.newId(),
    stored: null,
    duplicateOf,
    fields: { ...draft.kind.initial, ...full },
  };
  draft.created.push(entry);
  return entry;
}

function change(draft: PlanDraft, entry: PlannedEntry, fields: Fields): void {
  entry.fields = { ...entry.fields, ...fields };
  if (entry.stored) draft.changed.add(entry);
}

function keptFields(kind: EntryKind, fields: Fields, before: Fields): Fields {
  const names = kind.storedFields.filter((name) => (fields[name] ?? null) === null);
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

function planOf({ kind, created, changed, outcome, steps }: PlanDraft): DirectoryPlan {
  const finish = (entry: PlannedEntry) => {
    const fields = kind.settled(entry.fields);
    const isDrafted = fields['description'] !== entry.fields['description'];
    return { ...entry, fields: { ...fields, ...kind.derive(fields) }, isDrafted };
  };
  const inserts = created.map(finish);
  const updates = [...changed]
    .map(finish)
    .map((entry) => ({ ...entry, fields: changedOf(entry.stored ?? {}, entry.fields) }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
  return {
    inserts: inserts.map(({ id, fields, duplicateOf }) => ({
      id,
      duplicateOf,
      fields: { ...fields, isDuplicateFlag: duplicateOf !== null, duplicateOf },
    })),
    updates: updates.map(({ id, fields }) => ({ id, fields })),
    outcome: { ...outcome, created: created.length },
    steps,
    described: [...inserts, ...updates].filter(({ isDrafted }) => isDrafted).length,
  };
}

function changedOf(stored: Fields, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => stored[name] !== value));
}
