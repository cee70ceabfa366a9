import { Injectable } from '@nestjs/common';
import type { BatchOutcome } from '@quillcare/contracts';
import { ImportTrials, newId, shownChanges, type TriedRecord } from '@quillcare/service-kit';
import {
  planRecords,
  type KnownRecord,
  type RecordBatch,
  type RecordKind,
  type RowStep,
} from './domain/record-plan';

interface Trial<F, R> {
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
export class RecordTrial {
  constructor(private readonly trials: ImportTrials) {}

  async try<F extends object, R extends object>(
    kind: RecordKind<F, R>,
    { importId, batch, stored, keys, nameOf }: Trial<F, R>,
  ): Promise<BatchOutcome> {
    const tried = await this.trials.find<F>(importId, keys);
    const plan = planRecords(kind, batch, asTried(stored, tried), newId);
    const wasNew = new Set(tried.filter(({ isNew }) => isNew).map(({ id }) => id));
    const kept = (record: KnownRecord<F>, isNew: boolean) => ({
      id: record.id,
      isNew,
      fields: record.fields,
      key: kind.keysOf(record.fields)[0] ?? '',
    });
    await this.trials.keep(importId, [
      ...plan.inserts.map((record) => kept(record, true)),
      ...plan.updates.map((record) => kept(record, wasNew.has(record.id))),
    ]);
    const shown = ({ row, outcome, id: recordId, before, after }: RowStep<F>) => {
      const isChange = outcome === 'OVERWRITTEN' || outcome === 'MERGED';
      const changes = isChange && before ? shownChanges(before, after, kind.fields) : [];
      return { row, outcome, recordId, changes, name: nameOf(after) };
    };
    return { ...plan.outcome, planned: plan.steps.map(shown) };
  }
}

/**
 * Returns the practice's records with the effect of earlier rows applied: changed ones in their new state, plus those that would
 * have been created.
 */
function asTried<F>(stored: readonly KnownRecord<F>[], tried: readonly TriedRecord<F>[]): KnownRecord<F>[] {
  const changed = new Map(tried.map(({ id, fields }) => [id, fields]));
  const added = tried.filter(({ isNew }) => isNew);
  return [
    ...stored.map((record) => ({ ...record, fields: changed.get(record.id) ?? record.fields })),
    ...added.map(({ id, fields }) => ({ id, version: 1, fields })),
  ];
}
