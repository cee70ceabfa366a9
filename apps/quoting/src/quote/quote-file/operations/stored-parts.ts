import { Injectable } from '@nestjs/common';
import { AppError, type FilePage } from '@quillcare/contracts';
import { Storage } from '@quillcare/service-kit';

/** So many bytes travel at once; in base64 they stay below what a message may hold. */
const PART = 512 * 1024;
/** The id of a file and where its next part begins. */
const CURSOR = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,10})$/;

/** A file whose bytes are in the storage. */
export interface FiledBytes {
  id: string;
  storageKey: string;
  sizeBytes: number;
}

export type FilePart = Omit<FilePage, 'fileName' | 'mediaType'>;

/** The next part that a cursor asks for. */
export interface NextPart {
  fileId: string;
  start: number;
}

/** Throws NOT_FOUND if no part gave out this cursor. */
export function readCursor(cursor: string): NextPart {
  const [, fileId, start] = CURSOR.exec(cursor) ?? [];
  if (fileId === undefined || start === undefined) throw new AppError('NOT_FOUND');
  return { fileId, start: Number(start) };
}

/** Stored files, part by part. */
@Injectable()
export class StoredParts {
  constructor(private readonly storage: Storage) {}

  /** Throws NOT_FOUND beyond the end. */
  async part({ id, storageKey, sizeBytes }: FiledBytes, start = 0): Promise<FilePart> {
    if (start > 0 && start >= sizeBytes) throw new AppError('NOT_FOUND');
    const end = Math.min(start + PART, sizeBytes);
    // A file that is one part is compared with its SHA-256 on the way.
    const isWhole = start === 0 && end === sizeBytes;
    const pieces: Buffer[] = [];
    for await (const piece of this.storage.read(storageKey, isWhole ? undefined : { start, end: end - 1 }))
      pieces.push(piece);
    return {
      sizeBytes,
      base64: Buffer.concat(pieces).toString('base64'),
      nextCursor: end < sizeBytes ? `${id}.${end}` : null,
    };
  }
}
