import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { PatchRepository } from '../../finding/persistence/patch.repository';
import { StoredFile } from '../../table/file-bytes';
import { openTable } from '../../table/open-table';
import { TableFaultError } from '../../table/table';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import type { RowBatch } from '../domain/row-batch';
import { layoutOf, mappedLayout } from '../../table/csv-layout';
import { PLAN_FULL, resultOf, stoppedResult, type StopReason } from '../../run-record/import-result';
import { ImportGuard, ImportStoppedError } from '../import-guard';
import type { ClaimedImport } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { BatchSender } from './batch-sender';
import { ProgressRecorder } from './progress-recorder';
import { requireRoom, remainingCapacity } from './import-capacity';
import { RowBatcher } from './row-batcher';

type OnPiece = (piece: Buffer) => void;

/** Runs one import from file to result. Resumes where an earlier worker stopped. */
@Injectable()
export class FileImporter {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly patches: PatchRepository,
    private readonly rpc: RpcClient,
    private readonly progress: ImportProgress,
    private readonly guard: ImportGuard,
  ) {}

  async run(run: ClaimedImport): Promise<void> {
    const hash = createHash('sha256');
    const recorder = new ProgressRecorder(this.progress, run);
    const sender = new BatchSender(this.rpc, run, (batch, stored) => recorder.record(batch, stored));
    const onPiece = (piece: Buffer): void => {
      hash.update(piece);
      recorder.bytesRead += piece.length;
    };
    try {
      const stopped =
        (await runUntilStopped(() => this.readFile(run, onPiece, sender))) ??
        (await runUntilStopped(() => sender.drain()));
      if (stopped) await sender.abandon();
      else if (run.dryRun)
        await this.progress.saveRemainingCapacity(run, await remainingCapacity(this.rpc, run));
      const { counts } = recorder;
      if (stopped) await this.progress.finish(run, counts, stoppedResult(stopped, counts), null);
      else await this.progress.finish(run, counts, resultOf(counts), hash.digest('hex'));
    } catch (error) {
      await sender.abandon();
      throw error;
    }
  }

  /** Reads the file and sends its batches once it is known that they fit into the plan. */
  private async readFile(run: ClaimedImport, onPiece: OnPiece, sender: BatchSender): Promise<void> {
    const check = this.guard.of(run);
    const withCheck = (handleBatch: (batch: RowBatch) => Promise<void>) => async (batch: RowBatch) => {
      await check();
      await handleBatch(batch);
    };
    await check();
    // A check reports missing room instead of being refused.
    if (!run.dryRun)
      await requireRoom(this.rpc, run, (handleBatch) => this.readRows(run, () => {}, withCheck(handleBatch)));
    await this.readRows(
      run,
      onPiece,
      withCheck((batch) => sender.send(batch)),
    );
  }

  private async readRows(
    run: ClaimedImport,
    onPiece: OnPiece,
    send: (batch: RowBatch) => Promise<void>,
  ): Promise<void> {
    const { mapping } = run;
    const table = await openTable(await this.openFile(run), mapping?.sheet ?? null, onPiece);
    const layout = mapping ? mappedLayout(table.readings, mapping) : layoutOf(table.readings, run.entityType);
    if (!layout.ok) return; // Nothing readable counts as an import without rows.
    if (run.batchesDone === 0) await this.progress.saveHeader(run, layout.value);
    const patches = this.patches.createReader(run.organisationId, run.id);
    const gatherer = new RowBatcher(run, layout.value, patches, send);
    for await (const rows of table.rows(layout.value)) await gatherer.addRows(rows);
    await gatherer.end();
  }

  /** Opens the file; each chunk is read in a short transaction of its own. */
  private async openFile({ organisationId, uploadId }: ClaimedImport): Promise<StoredFile> {
    const runForOrganisation = <T>(work: () => Promise<T>): Promise<T> =>
      this.uow.runFor(organisationId, work);
    return new StoredFile(await runForOrganisation(() => this.uploads.readChunkSizes(uploadId)), (sequence) =>
      runForOrganisation(() => this.uploads.readChunk(uploadId, sequence)),
    );
  }
}

/** Runs the work and returns why it stopped early, or null. Other users may take the last places of the plan while it runs. */
async function runUntilStopped(work: () => Promise<void>): Promise<StopReason | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof ImportStoppedError) return error.reason;
    if (error instanceof TableFaultError) return { message: error.message };
    if (error instanceof AppError && error.code === 'PLAN_LIMIT_REACHED') return { message: PLAN_FULL };
    throw error;
  }
}
