import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, CASE_DOCUMENT_LIMIT } from '@quillcare/contracts';
import { newId, Storage, UnitOfWork } from '@quillcare/service-kit';
import { END_BYTES, type FileEnds } from '../domain/document-type';

/** A file travels and is stored in pieces of this size: in base64 one stays below what a message may hold. */
export const PIECE_BYTES = 512 * 1024;
const MOST_PIECES = Math.ceil(CASE_DOCUMENT_LIMIT / PIECE_BYTES);
/** Long after the last request that could still be writing. */
const ABANDONED_MS = 3_600_000;

/** A file that was written and belongs to no document yet. */
export interface WrittenFile extends FileEnds {
  id: string;
  sha256: string;
}

/**
 * The bytes of documents. They are written before the transaction that adds the document, a piece at a time, so that no file
 * is held whole and no transaction waits for a network. A row says so first: what dies in between is found by it and swept.
 */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly storage: Storage,
    private readonly uow: UnitOfWork,
  ) {}

  /** Stores a file under a new id; one that is too long is refused, and nothing of it stays. */
  async write(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<WrittenFile> {
    const id = newId();
    await this.uow.run(() =>
      this.uow.execute(
        'insert into quoting.case_document_incoming (id, organisation_id, begun_at) values ($1, $2, $3)',
        [id, this.uow.organisationId, this.uow.now()],
      ),
    );
    try {
      return { id, ...(await this.store(id, bytes)) };
    } catch (error) {
      await this.discard(id);
      throw error;
    }
  }

  /** In the transaction that adds the document: from now on the file is no longer swept. */
  async keep(id: string): Promise<void> {
    // Swept already: whoever wrote it took an hour. Nothing may name a file that is not there.
    if (!(await this.release(id))) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  /** Removes a file that no document has taken. */
  discard(id: string): Promise<void> {
    return this.uow.run(async () => {
      if (await this.release(id)) await this.remove(id);
    });
  }

  /** One piece of a stored file, compared with its SHA-256 on the way. */
  async piece(id: string, at: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.storage.read(keyOf(id, at))) parts.push(part);
    return Buffer.concat(parts);
  }

  /** In a platform scope: what was abandoned, at most so many at a time, without those in `left`. */
  abandoned(
    now: Date,
    limit: number,
    left: readonly string[],
  ): Promise<{ id: string; organisation_id: string }[]> {
    return this.uow.query(
      `select id, organisation_id from quoting.case_document_incoming
        where begun_at < $1 and id <> all ($3::uuid[]) order by begun_at limit $2`,
      [new Date(now.getTime() - ABANDONED_MS), limit, left],
    );
  }

  /** In a transaction of its organisation: removes an abandoned file. */
  async sweep(id: string): Promise<void> {
    if (await this.release(id)) await this.remove(id);
  }

  private async store(
    id: string,
    bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<Omit<WrittenFile, 'id'>> {
    const hash = createHash('sha256');
    let [head, tail, sizeBytes, at] = [Buffer.alloc(0), Buffer.alloc(0), 0, 0];
    for await (const piece of piecesOf(bytes)) {
      sizeBytes += piece.length;
      if (sizeBytes > CASE_DOCUMENT_LIMIT) throw documentInvalid('This file has more than 20 MB.');
      hash.update(piece);
      if (at === 0) head = Buffer.from(piece.subarray(0, END_BYTES));
      tail = Buffer.concat([tail, piece]).subarray(-END_BYTES);
      await this.storage.put(keyOf(id, at), piece, { mediaType: 'application/octet-stream' });
      at += 1;
    }
    return { head, tail, sizeBytes, sha256: hash.digest('hex') };
  }

  private async release(id: string): Promise<boolean> {
    const released = await this.uow.execute(
      'delete from quoting.case_document_incoming where organisation_id = $1 and id = $2',
      [this.uow.organisationId, id],
    );
    return released > 0;
  }

  // How far the writer came is not known.
  private async remove(id: string): Promise<void> {
    for (let at = 0; at <= MOST_PIECES; at += 1) await this.storage.delete(keyOf(id, at));
  }
}

/** A refused document, with the sentence at the field of the file. */
export function documentInvalid(message: string): AppError {
  return new AppError('CASE_DOCUMENT_INVALID', { detail: message, errors: [{ path: 'file', message }] });
}

/** The same bytes in pieces of `PIECE_BYTES`, but for the last. */
async function* piecesOf(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const part of bytes) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length >= PIECE_BYTES; waiting = waiting.subarray(PIECE_BYTES))
      yield waiting.subarray(0, PIECE_BYTES);
  }
  if (waiting.length > 0) yield waiting;
}

function keyOf(id: string, at: number): string {
  return `case-documents/${id}/${at}`;
}
