import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, MAX_CASE_DOCUMENT_BYTES } from '@quillcare/contracts';
import { KeptFiles, newId, Storage } from '@quillcare/service-kit';
import { END_BYTES, type FileEnds } from '../domain/document-type';

/** Size of the pieces in which a file is transferred and stored. Base64-encoded, one fits into a message. */
export const PIECE_BYTES = 512 * 1024;
/** A stored file that does not belong to a document yet. */
export interface WrittenFile extends FileEnds {
  id: string;
  sha256: string;
}

/** Writes and reads document bytes one piece at a time, so that no file is held in memory whole. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly storage: Storage,
    private readonly keptFiles: KeptFiles,
  ) {}

  /** Stores a file under a new id, before the transaction. Throws if the file is too long, leaving nothing behind. */
  async write(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<WrittenFile> {
    const id = newId();
    await this.keptFiles.announce(folderOf(id));
    try {
      return { id, ...(await this.store(id, bytes)) };
    } catch (error) {
      await this.discard(id);
      throw error;
    }
  }

  /** Marks the file as used, so that it is not swept. Called in the transaction that adds the document. */
  markUsed(id: string): Promise<void> {
    return this.keptFiles.markUsed(folderOf(id));
  }

  /** Deletes a file that no document uses. */
  discard(id: string): Promise<void> {
    return this.keptFiles.removeNow(folderOf(id));
  }

  /** Reads one piece of a stored file and verifies its SHA-256. */
  async readPiece(id: string, at: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.storage.read(keyOf(id, at))) parts.push(part);
    return Buffer.concat(parts);
  }

  private async store(
    id: string,
    bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<Omit<WrittenFile, 'id'>> {
    const hash = createHash('sha256');
    let [head, tail, sizeBytes, at] = [Buffer.alloc(0), Buffer.alloc(0), 0, 0];
    for await (const piece of piecesOf(bytes)) {
      sizeBytes += piece.length;
      if (sizeBytes > MAX_CASE_DOCUMENT_BYTES) throw documentInvalidError('This file is larger than 20 MB.');
      hash.update(piece);
      if (at === 0) head = Buffer.from(piece.subarray(0, END_BYTES));
      tail = Buffer.concat([tail, piece]).subarray(-END_BYTES);
      await this.storage.put(keyOf(id, at), piece, { mediaType: 'application/octet-stream' });
      at += 1;
    }
    return { head, tail, sizeBytes, sha256: hash.digest('hex') };
  }
}

/** The validation error of a rejected document, on the file field. */
export function documentInvalidError(message: string): AppError {
  return new AppError('CASE_DOCUMENT_INVALID', { detail: message, errors: [{ path: 'file', message }] });
}

/** Re-chunks the bytes into pieces of `PIECE_BYTES`; the last may be shorter. */
async function* piecesOf(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const part of bytes) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length >= PIECE_BYTES; waiting = waiting.subarray(PIECE_BYTES))
      yield waiting.subarray(0, PIECE_BYTES);
  }
  if (waiting.length > 0) yield waiting;
}

function folderOf(id: string): string {
  return `case-documents/${id}/`;
}

function keyOf(id: string, at: number): string {
  return `${folderOf(id)}${at}`;
}
