import { createHash, type Hash } from 'node:crypto';
import { currentContext } from '../context';
import { insideTransaction } from '../persistence/open-transaction';

/** What is known of a stored file. */
export interface StoredFile {
  mediaType: string;
  sizeBytes: number;
  /** SHA-256 (hex) of its bytes. */
  sha256: string;
}

/** Bytes in pieces of any size, or all at once. */
export type FileBytes = Buffer | AsyncIterable<Uint8Array>;

/** The first and the last byte of a part, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stored bytes differ from what was written: they were damaged or exchanged. */
export class StoredFileDamaged extends Error {}

/** There is no file under a key. */
export class StoredFileMissing extends Error {}

/**
 * The files of a service's practices: in its own tables, or in an S3-compatible store (`S3_BUCKET`). A key belongs to the
 * practice of the context; another practice has other files under the same key, and reaches only those. Every method throws
 * inside a transaction, like a remote call: a slow store would hold the connection, and what it keeps does not roll back.
 * `KeptFiles` writes files before a transaction and removes them after it.
 */
export abstract class Storage {
  /** Writes a file in place of the one that was there. With `sha256`, other bytes are refused and nothing is kept. */
  abstract put(
    key: string,
    bytes: FileBytes,
    about: { mediaType: string; sha256?: string },
  ): Promise<StoredFile>;

  /** What is stored under a key; null if nothing is. */
  abstract exists(key: string): Promise<StoredFile | null>;

  /**
   * The bytes of a file or of a part of it, in pieces as they are asked for. A whole file is compared with its SHA-256:
   * the last piece is followed by `StoredFileDamaged` if it differs.
   */
  abstract read(key: string, range?: ByteRange): AsyncIterable<Buffer>;

  /** Removes a file, if there is one; with a key that ends in `/`, all files below it. */
  abstract delete(key: string): Promise<void>;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;

/** Keys are short paths of plain segments, so that each store takes them as they are. */
export function checkedKey(key: string): string {
  const isPlain = key.length <= 200 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isPlain) throw new Error(`"${key}" cannot be the key of a stored file.`);
  return key;
}

/** A key, or a folder of keys: the same with a `/` behind it. */
export function checkedFolder(key: string): string {
  checkedKey(key.replace(/\/$/, ''));
  return key;
}

/** The practice whose files are meant. Throws inside a transaction, where no file may be touched. */
export function contextOrganisation(): string {
  if (insideTransaction())
    throw new Error('Stored files must not be touched inside a transaction: use KeptFiles.');
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('A stored file needs an organisation.');
  return organisationId;
}

/** Bytes in pieces of exactly `size`, but for the last; hashed and counted on their way. */
export class MeasuredBytes {
  private readonly hash: Hash = createHash('sha256');
  private sizeBytes = 0;

  constructor(private readonly bytes: FileBytes) {}

  async *pieces(size: number): AsyncGenerator<Buffer> {
    let waiting: Buffer[] = [];
    let length = 0;
    for await (const part of Buffer.isBuffer(this.bytes) ? [this.bytes] : this.bytes) {
      const piece = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      this.hash.update(piece);
      this.sizeBytes += piece.length;
      waiting.push(piece);
      length += piece.length;
      if (length < size) continue;
      const joined = Buffer.concat(waiting);
      let at = 0;
      for (; at + size <= joined.length; at += size) yield joined.subarray(at, at + size);
      waiting = [joined.subarray(at)];
      length = joined.length - at;
    }
    if (length > 0) yield Buffer.concat(waiting);
  }

  /** Once all pieces were taken; throws if they are not what was announced. */
  finish(announced: string | undefined): { sizeBytes: number; sha256: string } {
    const sha256 = this.hash.digest('hex');
    if (announced !== undefined && announced !== sha256)
      throw new StoredFileDamaged('The bytes differ from the SHA-256 that was announced for them.');
    return { sizeBytes: this.sizeBytes, sha256 };
  }
}

/** Passes pieces on and compares them with the SHA-256 of the whole at the end. */
export async function* checkedBytes(
  pieces: AsyncIterable<Buffer>,
  key: string,
  sha256: string,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256)
    throw new StoredFileDamaged(`The stored file ${key} is not what was written.`);
}
