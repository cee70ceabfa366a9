import { Injectable } from '@nestjs/common';
import { AppError, type FilePage } from '@quillcare/contracts';
import { Storage } from '@quillcare/service-kit';

/** Bytes per part. Base64-encoded, a part fits into a message. */
const PART = 512 * 1024;
/** Id of a file and offset of its next part. */
const CURSOR = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,10})$/;

/** A file whose bytes are in the file storage. */
export interface FiledBytes {
  id: string;
  storageKey: string;
  sizeBytes: number;
}

export type FilePart = Omit<FilePage, 'fileName' | 'mediaType'>;

export interface PartPosition {
  fileId: string;
  start: number;
}

/** Throws NOT_FOUND for a malformed cursor. */
export function parseCursor(cursor: string): PartPosition {
  const [, fileId, start] = CURSOR.exec(cursor) ?? [];
  if (fileId === undefined || start === undefined) throw new AppError('NOT_FOUND');
  return { fileId, start: Number(start) };
}

@Injectable()
export class StoredParts {
  constructor(private readonly storage: Storage) {}

  /** Throws NOT_FOUND beyond the end of the file. */
  async readPart({ id, storageKey, sizeBytes }: FiledBytes, start = 0): Promise<FilePart> {
    if (start > 0 && start >= sizeBytes) throw new AppError('NOT_FOUND');
    const end = Math.min(start + PART, sizeBytes);
    // Only a file that fits in one part is verified against its SHA-256 here.
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
