import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import type { RowBatch } from '../domain/row-batch';
import { CsvDecoder } from '../domain/csv-decoder';
import { csvLayout, readerOf } from '../domain/csv-layout';
import { resultOf, stoppedResult, type StopReason } from '../domain/import-result';
import { slicesOf } from '../domain/text-slices';
import { ImportGuard, ImportStopped } from '../import-guard';
import type { ClaimedImport } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { BatchSender } from './batch-sender';
import { ProgressRecorder } from './progress-recorder';
import { RowGatherer } from './row-gatherer';

/** Runs one import from its file to its result; resumes where an earlier worker stopped. */
@Injectable()
export class FileImporter {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly rpc: RpcClient,
    private readonly progress: ImportProgress,
    private readonly guard: ImportGuard,
  ) {}

  async run(run: ClaimedImport): Promise<void> {
    const hash = createHash('sha256');
    const recorder = new ProgressRecorder(this.progress, run);
    const sender = new BatchSender(this.rpc, run, (batch, stored) => recorder.record(batch, stored));
    const pieces = this.pieces(run, (piece) => {
      hash.update(piece);
      recorder.bytesRead += piece.length;
    });
    try {
      const stopped = await this.read(run, pieces, sender);
      await sender.drain();
      const { counts } = recorder;
      if (stopped) await this.progress.finish(run, counts, stoppedResult(stopped, counts), null);
      else await this.progress.finish(run, counts, resultOf(counts), hash.digest('hex'));
    } catch (error) {
      await sender.abandon();
      throw error;
    }
  }

  /** Reads the file and sends its batches; resolves with the reason if it stopped early. */
  private async read(
    run: ClaimedImport,
    pieces: AsyncGenerator<Buffer>,
    sender: BatchSender,
  ): Promise<StopReason | null> {
    const check = this.guard.of(run);
    try {
      await check();
      await this.readRows(run, pieces, async (batch) => {
        await check();
        await sender.send(batch);
      });
      return null;
    } catch (error) {
      if (error instanceof ImportStopped) return error.reason;
      throw error;
    }
  }

  private async readRows(
    run: ClaimedImport,
    pieces: AsyncGenerator<Buffer>,
    send: (batch: RowBatch) => Promise<void>,
  ): Promise<void> {
    const texts = decoded(pieces);
    const first = await texts.next();
    const layout = first.done ? null : csvLayout(first.value, run.entityType);
    if (first.done || !layout?.ok) return; // Nothing readable: an import without rows.
    const reader = readerOf(layout.value);
    const gatherer = new RowGatherer(run, layout.value, send);
    for await (const text of startingWith(first.value, texts))
      for (const slice of slicesOf(text)) {
        await setImmediate(); // Other work in this process runs between slices.
        await gatherer.take(reader.read(slice));
      }
    await gatherer.take(reader.end());
    await gatherer.end();
  }

  /** The file, in one short transaction per piece. */
  private async *pieces(run: ClaimedImport, onPiece: (piece: Buffer) => void): AsyncGenerator<Buffer> {
    for (let sequence = 0; ; sequence += 1) {
      const piece = await this.uow.runFor(run.organisationId, () =>
        this.uploads.piece(run.uploadId, sequence),
      );
      if (!piece) return;
      onPiece(piece);
      yield piece;
    }
  }
}

async function* decoded(pieces: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const decoder = new CsvDecoder();
  for await (const piece of pieces) {
    const text = decoder.write(piece);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
