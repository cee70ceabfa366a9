import type { BatchOutcome, DuplicateStrategy, PlannedRow } from '@quillcare/contracts';
import { mergeRecords } from '@quillcare/rules';

export interface KnownRecord<F> {
  id: string;
  /** 0 for a new record. */
  version: number;
  fields: F;
}

/** A record a row can be a duplicate of, stored earlier or new in this batch. */
export interface PlannedRecord<F> extends KnownRecord<F> {
  /** The state before the batch. Null for a new record. */
  before: F | null;
  duplicateOf: string | null;
}

export interface PlannedNote {
  recordId: string;
  text: string;
}

/** A row of a file in stored form. `R` is the part of a record a file can provide. */
export interface ImportedRecord<R> {
  row: number;
  fields: R;
  note?: string | null;
  /** Fields filled with defaults because the row did not provide them. A merge leaves them unchanged. */
  defaulted?: readonly string[];
  /** Fields whose cell could not be read. They do not affect an existing record. */
  unread?: readonly string[];
}

export interface RecordBatch<R> {
  rows: readonly ImportedRecord<R>[];
  strategy: DuplicateStrategy;
  /** Fields without a column in the file. They do not affect an existing record. */
  absent: readonly string[];
}

/** How rows of one entity type are matched to records. */
export interface RecordImportRules<F extends object, R extends object> {
  /** The fields an import can change. */
  fields: readonly (keyof F & string)[];
  /** Returns the keys by which candidates for a match are found. */
  keysOf(record: F | R): readonly string[];
  /** Returns whether a row is about the record it shares a key with. */
  isSame(known: F, row: R): boolean;
  /** Flags a row that shares a key only with other people as a possible duplicate of the oldest of them. */
  flagsOthers: boolean;
  /** Builds a new record from a row. */
  completed(row: R): F;
  /** Returns the fields of an existing record a row replaces. */
  replacing(row: R): Partial<F>;
}

export interface RecordPlan<F> {
  inserts: PlannedRecord<F>[];
  /** Stored records that rows changed. */
  updates: PlannedRecord<F>[];
  /** Each text once per record. The storing code skips texts the record already has. */
  notes: PlannedNote[];
  outcome: BatchOutcome;
  /** The outcome of each row, in file order. */
  steps: RowStep<F>[];
}

/** A row with the record's state before and after it. */
export interface RowStep<F> {
  row: number;
  outcome: PlannedRow['outcome'];
  /** Id of the existing record. Null for a new one. */
  id: string | null;
  before: F | null;
  after: F;
}

interface Draft<F extends object, R extends object> extends RecordPlan<F> {
  kind: RecordImportRules<F, R>;
  batch: RecordBatch<R>;
  byKey: Map<string, PlannedRecord<F>[]>;
  changed: Set<PlannedRecord<F>>;
  /** Combinations of record and text already planned. */
  notedFields: Set<string>;
  newId: () => string;
}

/**
 * Plans a batch row by row. The strategy decides about a row whose record already exists, stored or from an earlier row; all
 * other rows create new records. `known` must be ordered oldest first.
 */
export function planRecords<F extends object, R extends object>(
  kind: RecordImportRules<F, R>,
  batch: RecordBatch<R>,
  known: readonly KnownRecord<F>[],
  newId: () => string,
): RecordPlan<F> {
  const draft: Draft<F, R> = {
    kind,
    batch,
    newId,
    inserts: [],
    updates: [],
    notes: [],
    steps: [],
    outcome: { created: 0, skipped: [], merged: [], overwritten: [], flagged: [] },
    byKey: new Map(),
    changed: new Set(),
    notedFields: new Set(),
  };
  for (const { id, fields, version } of known)
    indexByKeys(draft, { id, fields, version, before: fields, duplicateOf: null });
  for (const row of batch.rows) planRow(draft, row);
  draft.updates = [...draft.changed].filter((record) => isChanged(kind, record));
  draft.outcome.created = draft.inserts.length;
  const { inserts, updates, notes, outcome, steps } = draft;
  return { inserts, updates, notes, outcome, steps };
}

function planRow<F extends object, R extends object>(draft: Draft<F, R>, row: ImportedRecord<R>): void {
  const sharing = draft.kind.keysOf(row.fields).flatMap((key) => draft.byKey.get(key) ?? []);
  const same = sharing.find(({ fields }) => draft.kind.isSame(fields, row.fields));
  if (same) return applyDuplicate(draft, row, same);
  if (sharing[0] && draft.kind.flagsOthers) return createFlagged(draft, row, sharing[0]);
  const { fields: after } = create(draft, row, null);
  draft.steps.push({ row: row.row, outcome: 'CREATED', id: null, before: null, after });
}

function applyDuplicate<F extends object, R extends object>(
  draft: Draft<F, R>,
  row: ImportedRecord<R>,
  same: PlannedRecord<F>,
): void {
  const { outcome, batch, kind } = draft;
  const note = { row: row.row, duplicateOf: same.id };
  const { unread = [], defaulted = [] } = row;
  switch (batch.strategy) {
    case 'skip':
      outcome.skipped.push(note);
      addStep(draft, row.row, 'SKIPPED', same, same.fields);
      return;
    case 'exception':
      createFlagged(draft, row, same);
      return;
    case 'overwrite':
      planUpdate(draft, row, 'OVERWRITTEN', same, {
        ...same.fields,
        ...omitFields(kind.replacing(row.fields), [...batch.absent, ...unread]),
      });
      outcome.overwritten.push(note);
      return;
    case 'merge':
      planUpdate(
        draft,
        row,
        'MERGED',
        same,
        mergeRecords(same.fields, kind.replacing(row.fields), [...defaulted, ...unread]),
      );
      outcome.merged.push(note);
  }
}

function omitFields<T extends object>(fields: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Partial<T>;
}

function createFlagged<F extends object, R extends object>(
  draft: Draft<F, R>,
  row: ImportedRecord<R>,
  other: PlannedRecord<F>,
): void {
  const { fields } = create(draft, row, other.id);
  addStep(draft, row.row, 'FLAGGED', other, fields);
  draft.outcome.flagged.push({ row: row.row, duplicateOf: other.id });
}

function create<F extends object, R extends object>(
  draft: Draft<F, R>,
  row: ImportedRecord<R>,
  duplicateOf: string | null,
): PlannedRecord<F> {
  const fields = draft.kind.completed(row.fields);
  const record = { id: draft.newId(), version: 0, fields, before: null, duplicateOf };
  draft.inserts.push(record);
  indexByKeys(draft, record);
  planNote(draft, record.id, row);
  return record;
}

function addStep<F extends object, R extends object>(
  draft: Draft<F, R>,
  row: number,
  outcome: RowStep<F>['outcome'],
  { id, fields: before }: PlannedRecord<F>,
  after: F,
): void {
  draft.steps.push({ row, outcome, id, before, after });
}

function planNote<F extends object, R extends object>(
  draft: Draft<F, R>,
  recordId: string,
  { note }: ImportedRecord<R>,
): void {
  const text = note?.trim();
  if (!text || draft.notedFields.has(`${recordId} ${text}`)) return;
  draft.notedFields.add(`${recordId} ${text}`);
  draft.notes.push({ recordId, text });
}

function planUpdate<F extends object, R extends object>(
  draft: Draft<F, R>,
  row: ImportedRecord<R>,
  outcome: RowStep<F>['outcome'],
  record: PlannedRecord<F>,
  fields: F,
): void {
  addStep(draft, row.row, outcome, record, fields);
  record.fields = fields;
  if (record.before) draft.changed.add(record);
  planNote(draft, record.id, row);
}

function indexByKeys<F extends object, R extends object>(draft: Draft<F, R>, record: PlannedRecord<F>): void {
  for (const key of draft.kind.keysOf(record.fields)) {
    const others = draft.byKey.get(key);
    if (others) others.push(record);
    else draft.byKey.set(key, [record]);
  }
}

function isChanged<F extends object, R extends object>(
  { fields: names }: RecordImportRules<F, R>,
  { before, fields }: PlannedRecord<F>,
): boolean {
  return before !== null && names.some((name) => before[name] !== fields[name]);
}
