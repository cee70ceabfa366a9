import { Injectable } from '@nestjs/common';
import type { PlannedRow } from '@quillcare/contracts';
import { ImportTrials, newId, shownChanges, type TriedRecord } from '@quillcare/service-kit';
import {
  planDirectory,
  type DirectoryBatch,
  type DirectoryPlan,
  type KnownEntry,
  type RowStep,
} from './domain/directory-plan';
import type { EntryKind, Fields } from './domain/entry-kinds';

/** Previews a batch, using the same plan that a real import stores. */
@Injectable()
export class DirectoryImportTrial {
  constructor(private readonly trials: ImportTrials) {}

  async try(
    importId: string,
    kind: EntryKind,
    batch: DirectoryBatch,
    { stored, keys }: { stored: readonly KnownEntry[]; keys: readonly string[] },
  ): Promise<DirectoryPlan & { planned: PlannedRow[] }> {
    const tried = await this.trials.find<Fields>(importId, keys);
    const known = asTried(stored, tried);
    const plan = planDirectory(kind, batch, known, newId);
    const wasNew = new Set(tried.filter(({ isNew }) => isNew).map(({ id }) => id));
    const before = new Map(known.map(({ id, fields }) => [id, fields]));
    // Flagged duplicates have no key of their own, as in a real import.
    const added = plan.inserts.filter(({ duplicateOf }) => duplicateOf === null);
    await this.trials.keep(importId, [
      ...added.map(({ id, fields }) => recordOf(id, fields, true)),
      ...plan.updates.map(({ id, fields }) => recordOf(id, { ...before.get(id), ...fields }, wasNew.has(id))),
    ]);
    return { ...plan, planned: plan.steps.map(shownStep) };
  }
}

/** The practice's entries as changed by earlier batches of the preview, plus those they would have added. */
function asTried(stored: readonly KnownEntry[], tried: readonly TriedRecord<Fields>[]): KnownEntry[] {
  const changed = new Map(tried.map(({ id, fields }) => [id, fields]));
  const added = tried.filter(({ isNew }) => isNew);
  return [
    ...stored.map((entry) => ({ ...entry, fields: changed.get(entry.id) ?? entry.fields })),
    ...added.map(({ id, fields }) => ({ id, fields })),
  ];
}

function recordOf(id: string, fields: Fields, isNew: boolean): TriedRecord<Fields> {
  return { id, key: String(fields['uniqueKey']), isNew, fields };
}

function shownStep({ row, outcome, id: recordId, before, after }: RowStep): PlannedRow {
  const isChange = outcome === 'OVERWRITTEN' || outcome === 'MERGED';
  const changes = isChange ? shownChanges(before, after, Object.keys(after)) : [];
  return { row, outcome, recordId, changes, name: nameOf(after) };
}

function nameOf({ name, title, firstName, lastName }: Fields): string {
  const parts = name === undefined ? [title, firstName, lastName] : [name];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}
