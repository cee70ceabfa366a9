import { Injectable } from '@nestjs/common';
import {
  ImportFinished,
  ImportProgressed,
  runImport,
  type CheckedRow,
  type ImportMessage,
  type ImportRun,
} from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { CheckRows } from '../../check/persistence/check-rows';
import { toStorableText } from '../../finding/domain/storable-cells';
import { FindingRows, type FoundRow } from '../../finding/persistence/finding-rows';
import { PatchRepository } from '../../finding/persistence/patch.repository';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import type { Counts } from '../../run-record/import-counts';
import type { CsvLayout } from '../../table/csv-layout';
import { buildImportAudit, type Finished } from '../../run-record/import-audit';
import type { ImportResult } from '../../run-record/import-result';
import { ImportClaims, type ClaimedImport } from './import-claims';

/** Thrown when this worker's lease expired and another one has resumed the import. */
export class ClaimLostError extends Error {
  constructor() {
    super('Another worker has taken over this import.');
    this.name = 'ClaimLostError';
  }
}

/** What one batch adds to the import's record. */
export interface BatchRecord {
  batch: number;
  counts: Counts;
  bytesProcessed: number;
  errors: ImportMessage[];
  warnings: ImportMessage[];
  duplicates: ImportMessage[];
  /** Individual rows, for a check only. */
  rows: CheckedRow[];
  found: FoundRow[];
  /** Publishes an event for open browsers. */
  announce: boolean;
}

const COUNTS =
  'total = $5, successful = $6, failed = $7, skipped = $8, merged = $9, overwritten = $10, flagged = $11, described = $16';
const RECORD = `update import.import_run set version = version + 1, updated_at = now(), batches_done = $4, ${COUNTS},
    bytes_processed = $12, errors = errors || $13::jsonb, warnings = warnings || $14::jsonb, duplicates = duplicates || $15::jsonb,
    lease_until = clock_timestamp() + interval '10 seconds'
  where organisation_id = $1 and id = $2 and claim = $3 and batches_done = $4 - 1`;
const FINISH = `update import.import_run set version = version + 1, updated_at = now(), status = $4, summary = $5, file_hash = coalesce($6, file_hash),
    errors = errors || $7::jsonb, bytes_processed = case when $6::text is null then bytes_processed else bytes_total end, finished_at = now(), claim = null, lease_until = null
  where organisation_id = $1 and id = $2 and claim = $3 and status = 'RUNNING'
  returning started_at as "startedAt", finished_at as "finishedAt", jsonb_array_length(errors) as errors,
    jsonb_array_length(warnings) as warnings, jsonb_array_length(duplicates) as duplicates`;

/** Progress of imports, written only by the worker that holds the claim. */
@Injectable()
export class ImportProgress {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly claims: ImportClaims,
    private readonly checkRows: CheckRows,
    private readonly findings: FindingRows,
    private readonly patches: PatchRepository,
  ) {}

  async isCancelRequested({ organisationId, id }: ClaimedImport): Promise<boolean> {
    const [run] = await this.uow.runFor(organisationId, () =>
      this.uow.query<{ cancelled: boolean }>(
        'select cancel_requested_at is not null as cancelled from import.import_run where organisation_id = $1 and id = $2',
        [organisationId, id],
      ),
    );
    return run?.cancelled ?? false;
  }

  /** Adds the next batch in order. Throws `ClaimLostError` if another worker holds the import. */
  async record(run: ClaimedImport, { batch, counts, announce, ...added }: BatchRecord): Promise<void> {
    await this.uow.runFor(run.organisationId, async () => {
      const written = await this.uow.execute(RECORD, [
        run.organisationId,
        run.id,
        run.claim,
        batch,
        counts.total,
        counts.successful,
        counts.failed,
        counts.skipped,
        counts.merged,
        counts.overwritten,
        counts.flagged,
        added.bytesProcessed,
        JSON.stringify(added.errors),
        JSON.stringify(added.warnings),
        JSON.stringify(added.duplicates),
        counts.described,
      ]);
      if (written === 0) throw new ClaimLostError();
      await this.checkRows.add(run.id, added.rows);
      await this.findings.add(run.id, added.found, { isCheck: run.dryRun });
      if (announce) this.uow.emit(ImportProgressed, run.id, { importId: run.id });
    });
  }

  /**
   * Ends the import, removes the file, records the audit entry and starts the practice's next import. The file of a check is
   * kept.
   */
  async finish(
    run: ClaimedImport,
    counts: Counts,
    result: ImportResult,
    fileHash: string | null,
  ): Promise<void> {
    await this.uow.runFor(run.organisationId, async () => {
      const errors = JSON.stringify(result.error ? [result.error] : []);
      const { organisationId, id: importId, claim } = run;
      const [finished] = await this.uow.query<Finished>(FINISH, [
        organisationId,
        importId,
        claim,
        result.status,
        result.summary,
        fileHash,
        errors,
      ]);
      if (!finished) throw new ClaimLostError();
      if (run.dryRun) this.uow.emit(ImportProgressed, importId, { importId });
      else {
        await this.uploads.remove(run.uploadId);
        await this.patches.deleteAll(importId);
        this.uow.audit(buildImportAudit(run, counts, result, finished));
        const { onBehalfOf: userId, entityType } = run;
        const outcome = { successful: counts.successful, failed: counts.failed, status: result.status };
        this.uow.emit(ImportFinished, importId, { importId, userId, entityType, ...outcome });
      }
      const next = await this.claims.findNextQueued(organisationId);
      if (next) this.uow.enqueue(runImport, { organisationId, importId: next });
    });
  }

  /** Stores the file's own columns, which are needed to correct and return its rows. */
  async saveHeader(
    { organisationId, id, claim }: ClaimedImport,
    { header, columns }: CsvLayout,
  ): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        'update import.import_run set header = $4, columns = $5 where organisation_id = $1 and id = $2 and claim = $3',
        [organisationId, id, claim, JSON.stringify(header.map(toStorableText)), JSON.stringify(columns)],
      ),
    );
  }

  /** Stores the remaining room in the plan with a check. */
  async saveRemainingCapacity(
    { organisationId, id, claim }: ClaimedImport,
    capacity: ImportRun['room'],
  ): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        'update import.import_run set room = $4 where organisation_id = $1 and id = $2 and claim = $3',
        [organisationId, id, claim, capacity && JSON.stringify(capacity)],
      ),
    );
  }

  /** Ends an import that cannot continue. Recorded results are kept. */
  async abort(run: ClaimedImport, result: ImportResult): Promise<void> {
    await this.uow.runFor(run.organisationId, async () => {
      const [counts] = await this.uow.query<Counts>(
        `select total, successful, failed, skipped, merged, overwritten, flagged, described from import.import_run
         where organisation_id = $1 and id = $2 and claim = $3 for update`,
        [run.organisationId, run.id, run.claim],
      );
      if (!counts) throw new ClaimLostError();
      await this.finish(run, counts, result, null);
    });
  }
}
