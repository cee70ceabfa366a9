import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { UploadRepository } from '../../upload/persistence/upload.repository';
import { CsvDecoder } from '../domain/csv-decoder';
import { csvLayout } from '../domain/csv-layout';
import { readRows } from '../domain/csv-rows';
import { resultOf } from '../domain/import-result';
import type { ClaimedImport } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { LineReader } from './line-reader';
import { ProgressRecorder } from './progress-recorder';
import { BatchSender } from './batch-sender';

/** Carries one import from its file to its result; takes up where the record says an earlier worker stopped. */
@Injectable()
export class ClientImporter {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly rpc: RpcClient,
    private readonly progress: ImportProgress,
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
      await this.read(run, pieces, sender);
      await sender.drain();
    } catch (error) {
      await sender.abandon();
      throw error;
    }
    await this.progress.finish(run, recorder.counts, resultOf(recorder.counts), hash.digest('hex'));
  }

  private async read(run: ClaimedImport, pieces: AsyncGenerator<Buffer>, sender: BatchSender): Promise<void> {
    const texts = decoded(pieces);
    const first = await texts.next();
    const layout = first.done ? null : csvLayout(first.value, 'clients');
    if (first.done || !layout) return; // Nothing readable: an import of no rows.
    const reader = new LineReader(run, layout, (batch) => sender.send(batch));
    await readRows(startingWith(first.value, texts), layout, (rows) => reader.take(rows));
    await reader.end();
  }

  /** The file, one short transaction a piece. */
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
