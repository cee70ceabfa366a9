import { Injectable } from '@nestjs/common';
import type { BatchOutcome } from '@quillcare/contracts';
import { ImportTrials, newId, summariseChanges, type TrialRecord } from '@quillcare/service-kit';
import {
  planRecords,
  type KnownRecord,
  type RecordBatch,
  type RecordImportRules,
  type RowStep,
} from './domain/record-plan';

interface DryRunBatch<F, R> {
  importId: string;
  batch: RecordBatch<R>;
  /** The practice's records that share a key with a row. */
  stored: readonly KnownRecord<F>[];
  /** The keys of the rows. */
  keys: readonly string[];
  nameOf: (fields: F) => string;
}

/** Dry run of a batch, using the same planner as the import. */
@Injectable()
export class ImportDryRun {
  constructor(private readonly trials: ImportTrials) {}

  async run<F extends object, R extends object>(
    kind: RecordImportRules<F, R>,
    { importId, batch, stored, keys, nameOf }: DryRunBatch<F, R>,
  ): Promise<BatchOutcome> {
    const tried = await this.trials.find<F>(importId, keys);
    const plan = planRecords(kind, batch, withEarlierRows(stored, tried), newId);
    const wasNew = new Set(tried.filter(({ isNew }) => isNew).map(({ id }) => id));
    const toTriedRecord = (record: KnownRecord<F>, isNew: boolean) => ({
      id: record.id,
      isNew,
      fields: record.fields,
      key: kind.keysOf(record.fields)[0] ?? '',
    });
    await this.trials.store(importId, [
      ...plan.inserts.map((record) => toTriedRecord(record, true)),
      ...plan.updates.map((record) => toTriedRecord(record, wasNew.has(record.id))),
    ]);
    const toPlannedRow = ({ row, outcome, id: recordId, before, after }: RowStep<F>) => {
      const isChange = outcome === 'OVERWRITTEN' || outcome === 'MERGED';
      const changes = isChange && before ? summariseChanges(before, after, kind.fields) : [];
      return { row, outcome, recordId, changes, name: nameOf(after) };
    };
    return { ...plan.outcome, planned: plan.steps.map(toPlannedRow) };
  }
}

/**
 * Returns the practice's records with the effect of earlier rows applied: changed ones in their new state, plus those that would
 * have been created.
 */
function withEarlierRows<F>(
  stored: readonly KnownRecord<F>[],
  tried: readonly TrialRecord<F>[],
): KnownRecord<F>[] {
  const changed = new Map(tried.map(({ id, fields }) => [id, fields]));
  const added = tried.filter(({ isNew }) => isNew);
  return [
    ...stored.map((record) => ({ ...record, fields: changed.get(record.id) ?? record.fields })),
    ...added.map(({ id, fields }) => ({ id, version: 1, fields })),
  ];
}
