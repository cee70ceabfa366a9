import { Inject, Injectable } from '@nestjs/common';
import { UNDO_DAYS, type UndoneBatch, type UndoneRecord, type undonePage } from '@quillcare/contracts';
import type { z } from 'zod';
import { SERVICE } from '../injection';
import { TenantReader } from '../persistence/tenant-reader';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';
import type { ImportTrace, UndoStep } from './undo-step';

/** A trace to store. The version before shows whether a user edited the record between two batches. */
export type NewTrace = Omit<ImportTrace, 'isTouched'> & { versionBefore: number };

/** A traced record and what undoing did to it. */
export interface TracedStep {
  trace: ImportTrace;
  step: UndoStep;
}

export interface UndonePageQuery {
  importId: string;
  outcome: UndoneRecord['outcome'] | null;
  after: string | null;
  limit: number;
}

const INSERT_BATCH_SIZE = 250;
const SWEEP_BATCH_SIZE = 10_000;

const COLUMNS = `record_id as "recordId", act, before, added, version_after as "versionAfter", is_touched as "isTouched"`;

export interface PendingTraces {
  ids: string[];
  /** Those the import created, and what it added to them, such as notes. */
  created: string[];
  added: string[];
  /** Cursor for the next page; null if this is the last. */
  last: string | null;
}

/** The next records to undo, with what created ones are in use for, by id. */
export interface PendingUndo extends PendingTraces {
  uses: ReadonlyMap<string, string>;
}

/** Records what imports did to this service's records, in the unit of work that imports or undoes. */
@Injectable()
export class ImportTraces {
  private readonly table: string;

  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
    @Inject(SERVICE) service: ServiceDefinition,
  ) {
    this.table = `${service.name}.import_trace`;
  }

  /** Stores what a batch did. A record already changed by an earlier batch of the import keeps its first values. */
  async store(importId: string, traces: readonly NewTrace[]): Promise<void> {
    for (let at = 0; at < traces.length; at += INSERT_BATCH_SIZE) {
      const some = traces.slice(at, at + INSERT_BATCH_SIZE);
      await this.uow.execute(this.storeSql(), [
        ...[this.uow.organisationId, importId, this.uow.now()],
        ...[some.map(({ recordId }) => recordId), some.map(({ act }) => act)],
        ...[some.map(({ before }) => toJson(before)), some.map(({ added }) => toJson(added))],
        ...[some.map(({ versionBefore }) => versionBefore), some.map(({ versionAfter }) => versionAfter)],
      ]);
    }
  }

  /** Returns the next records of an import that have not been undone. Call it outside a transaction. */
  async next(
    { importId, after }: { importId: string; after: string | null },
    limit: number,
  ): Promise<PendingTraces> {
    const next = await this.reader.rows<ImportTrace>(
      `${this.table}_next`,
      `select ${COLUMNS} from ${this.table} where organisation_id = $1 and import_id = $2 and outcome is null
         and ($3::uuid is null or record_id > $3) order by record_id limit $4`,
      [importId, after, limit],
    );
    const ids = next.map(({ recordId }) => recordId);
    const created = next.filter(({ act }) => act === 'CREATED');
    return {
      ids,
      created: created.map(({ recordId }) => recordId),
      added: created.flatMap(({ added }) => added ?? []),
      last: ids.length < limit ? null : (ids.at(-1) ?? null),
    };
  }

  /** Locks the records until the transaction ends. Records undone in the meantime are left out. */
  lock(importId: string, ids: readonly string[]): Promise<ImportTrace[]> {
    return this.uow.query<ImportTrace>(
      `select ${COLUMNS} from ${this.table} where organisation_id = $1 and import_id = $2 and record_id = any($3::uuid[])
         and outcome is null order by record_id for update`,
      [this.uow.organisationId, importId, ids],
    );
  }

  /** Undoes the next records one by one. `uses` says what records in use are used for. */
  async undoEach(
    batch: { importId: string; after: string | null },
    { ids, last, uses }: PendingUndo,
    undo: (trace: ImportTrace, uses: string | null) => Promise<UndoStep>,
  ): Promise<UndoneBatch> {
    const steps: TracedStep[] = [];
    for (const trace of await this.lock(batch.importId, ids))
      steps.push({ trace, step: await undo(trace, uses.get(trace.recordId) ?? null) });
    return this.recordOutcomes(batch, steps, last);
  }

  /** Stores the outcome of the records and returns the result for the import service. */
  async recordOutcomes(
    { importId, after }: { importId: string; after: string | null },
    steps: readonly TracedStep[],
    last: string | null,
  ): Promise<UndoneBatch> {
    await this.uow.execute(
      `update ${this.table} trace set outcome = done.outcome, reason = done.reason
         from unnest($3::uuid[], $4::text[], $5::text[]) as done (record_id, outcome, reason)
        where trace.organisation_id = $1 and trace.import_id = $2 and trace.record_id = done.record_id`,
      [
        ...[this.uow.organisationId, importId, steps.map(({ trace }) => trace.recordId)],
        steps.map(({ step }) => step.outcome),
        steps.map(({ step }) => ('reason' in step ? step.reason : null)),
      ],
    );
    const count = (outcome: UndoStep['outcome']) =>
      steps.filter(({ step }) => step.outcome === outcome).length;
    return {
      total: after === null ? await this.total(importId) : null,
      removed: count('REMOVED'),
      restored: count('RESTORED'),
      left: count('LEFT'),
      last,
    };
  }

  /** Returns the outcomes of an import's records, with names read from the records' table as `named` specifies. */
  async readOutcomes(
    { importId, outcome, after, limit }: UndonePageQuery,
    named: { table: string; name: string },
  ): Promise<z.infer<typeof undonePage>> {
    const items = await this.reader.rows<UndoneRecord>(
      `${this.table}_of_${named.table}`,
      `select trace.record_id as "recordId", trace.outcome, trace.reason, coalesce(${named.name}, '') as name
         from ${this.table} trace
         left join ${named.table} record on record.organisation_id = $1 and record.id = trace.record_id
        where trace.organisation_id = $1 and trace.import_id = $2 and trace.outcome is not null
          and ($3::text is null or trace.outcome = $3) and ($4::uuid is null or trace.record_id > $4)
        order by trace.record_id limit $5`,
      [importId, outcome, after, limit + 1],
    );
    const shown = items.slice(0, limit);
    return { items: shown, nextCursor: items.length > limit ? (shown.at(-1)?.recordId ?? null) : null };
  }

  /**
   * Deletes the traces of imports that can no longer be undone, in all practices. They are kept a day longer for those being
   * undone at the moment.
   */
  async sweep(): Promise<void> {
    const deleteExpired = () =>
      this.uow.execute(
        `delete from ${this.table} where (import_id, record_id) in (
           select import_id, record_id from ${this.table}
            where kept_at < $1::timestamptz - make_interval(days => $2) limit ${SWEEP_BATCH_SIZE})`,
        [this.uow.now(), UNDO_DAYS + 1],
      );
    const reason = 'forget imports that can no longer be undone';
    while ((await this.uow.runPlatform(reason, deleteExpired)) === SWEEP_BATCH_SIZE);
  }

  private async total(importId: string): Promise<number> {
    const [found] = await this.uow.query<{ total: number }>(
      `select count(*)::int as total from ${this.table} where organisation_id = $1 and import_id = $2`,
      [this.uow.organisationId, importId],
    );
    return found?.total ?? 0;
  }

  private storeSql(): string {
    return `insert into ${this.table} as trace
        (organisation_id, import_id, kept_at, record_id, act, before, added, version_after)
      select $1::uuid, $2::uuid, $3::timestamptz, done.record_id, done.act, done.before::jsonb, done.added::jsonb, done.version_after
        from unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::int[], $9::int[])
          as done (record_id, act, before, added, version_before, version_after)
      on conflict (import_id, record_id) do update set version_after = excluded.version_after,
        before = coalesce(excluded.before || trace.before, trace.before, excluded.before),
        added = coalesce(trace.added || excluded.added, trace.added, excluded.added),
        is_touched = trace.is_touched or trace.version_after <> (
          select version_before from unnest($4::uuid[], $8::int[]) as done (record_id, version_before)
           where done.record_id = excluded.record_id)`;
  }
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
