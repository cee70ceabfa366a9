import { createHash, type Hash } from 'node:crypto';
import { currentContext } from '../context';
import { isInTransaction } from '../persistence/open-transaction';

export interface StoredFile {
  mediaType: string;
  sizeBytes: number;
  /** SHA-256 (hex) of its bytes. */
  sha256: string;
}

/** Bytes in chunks of any size, or all at once. */
export type FileBytes = Buffer | AsyncIterable<Uint8Array>;

/** The first and last byte of a range, both inclusive, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stored bytes differ from what was written, because they were damaged or replaced. */
export class StoredFileDamagedError extends Error {}

/** There is no file under a key. */
export class StoredFileMissingError extends Error {}

/**
 * The files of a service's practices, in its own tables or in an S3-compatible store (`S3_BUCKET`). A key belongs to the practice
 * in context; another practice has its own files under the same key and can reach only those. Every method throws inside a
 * transaction, as a remote call does, because a slow store would hold the connection and its writes do not roll back. `KeptFiles`
 * writes files before a transaction and removes them after it.
 */
export abstract class Storage {
  /** Writes a file, replacing an existing one. If `sha256` is given, other bytes are rejected and nothing is stored. */
  abstract put(
    key: string,
    bytes: FileBytes,
    metadata: { mediaType: string; sha256?: string },
  ): Promise<StoredFile>;

  /** Returns the metadata of the file under a key; null if there is none. */
  abstract exists(key: string): Promise<StoredFile | null>;

  /**
   * Yields the bytes of a file or of a range, in chunks as they are requested. A whole file is compared with its SHA-256; if it
   * differs, `StoredFileDamaged` is thrown after the last chunk.
   */
  abstract read(key: string, range?: ByteRange): AsyncIterable<Buffer>;

  /** Removes a file if it exists; with a key that ends in `/`, all files below it. */
  abstract delete(key: string): Promise<void>;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;

/**
 * Returns the key if it is valid, otherwise throws. Keys are short paths of plain segments, so that every store accepts them
 * unchanged.
 */
export function assertKey(key: string): string {
  const isPlain = key.length <= 200 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isPlain) throw new Error(`"${key}" cannot be the key of a stored file.`);
  return key;
}

/** Returns a key, or a folder of keys (with a trailing `/`), if it is valid; otherwise throws. */
export function assertFolder(key: string): string {
  assertKey(key.replace(/\/$/, ''));
  return key;
}

/** Returns the practice in context. Throws inside a transaction, where files must not be accessed. */
export function currentOrganisationId(): string {
  if (isInTransaction())
    throw new Error('Stored files must not be touched inside a transaction: use KeptFiles.');
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('A stored file needs an organisation.');
  return organisationId;
}

/** Splits bytes into chunks of exactly `size`, except for the last, hashing and counting them along the way. */
export class HashedChunks {
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

  /** Call it after all chunks have been consumed; throws if the bytes do not match the announced SHA-256. */
  finish(announced: string | undefined): { sizeBytes: number; sha256: string } {
    const sha256 = this.hash.digest('hex');
    if (announced !== undefined && announced !== sha256)
      throw new StoredFileDamagedError('The bytes differ from the SHA-256 that was announced for them.');
    return { sizeBytes: this.sizeBytes, sha256 };
  }
}

/** Passes chunks on and compares them with the SHA-256 of the whole file at the end. */
export async function* verifiedBytes(
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
    throw new StoredFileDamagedError(`The stored file ${key} is not what was written.`);
}
