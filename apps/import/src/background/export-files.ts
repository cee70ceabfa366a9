import { Injectable } from '@nestjs/common';
import { AppError, type ExportFormat } from '@quillcare/contracts';
import { KeptFiles, Storage } from '@quillcare/service-kit';

/** Bytes per response; Base64-encoded they stay below the maximum message size. */
const SLICE = 512 * 1024;
/** The part's index and the byte offset in it. */
const CURSOR = /^(\d{1,6})\.(\d{1,10})$/;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const FILE_KINDS: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  CSV: { extension: 'csv', mediaType: 'text/csv' },
  XLSX: { extension: 'xlsx', mediaType: XLSX },
};

/** Stores an export's file in parts, so that only one part is in memory at a time. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly storage: Storage,
    private readonly keptFiles: KeptFiles,
  ) {}

  /**
   * Writes a part. Call it before the transaction that records the part. Each claim writes its own files, so a worker that lost
   * its claim overwrites nothing.
   */
  async write(
    exportId: string,
    part: number,
    claim: string,
    bytes: string | Buffer,
    { extension, mediaType } = FILE_KINDS.CSV,
  ): Promise<{ key: string; sizeBytes: number }> {
    const key = `exports/${exportId}/${part}-${claim}.${extension}`;
    const { sizeBytes } = await this.keptFiles.write(key, Buffer.from(bytes), { mediaType });
    return { key, sizeBytes };
  }

  /** Marks the part as kept, in the transaction that records it. */
  markKept(key: string): Promise<void> {
    return this.keptFiles.markUsed(key);
  }

  /** Reads at most `length` bytes of a part from `start`, and whether they reach its end. Null if there are none. */
  async read(key: string, start: number, length: number): Promise<{ bytes: Buffer; isEnd: boolean } | null> {
    const file = await this.storage.exists(key);
    if (!file || start >= file.sizeBytes) return null;
    const end = Math.min(start + length, file.sizeBytes) - 1;
    const pieces: Buffer[] = [];
    for await (const piece of this.storage.read(key, { start, end })) pieces.push(piece);
    return { bytes: Buffer.concat(pieces), isEnd: end === file.sizeBytes - 1 };
  }

  /** Returns the next slice of the run's file from `cursor`, with the cursor after it. Throws NOT_FOUND if there are no bytes. */
  async page(
    { fileName, sizeBytes, partKeys }: { fileName: string; sizeBytes: string | number; partKeys: string[] },
    mediaType: string,
    cursor = '0.0',
  ) {
    const [, part, start] = CURSOR.exec(cursor) ?? [];
    const key = partKeys[Number(part)];
    const found = key === undefined ? null : await this.read(key, Number(start), SLICE);
    if (!found) throw new AppError('NOT_FOUND');
    const { bytes, isEnd } = found;
    const next = isEnd ? `${Number(part) + 1}.0` : `${part}.${Number(start) + bytes.length}`;
    const isLast = isEnd && Number(part) === partKeys.length - 1;
    return {
      fileName,
      mediaType,
      sizeBytes: Number(sizeBytes),
      base64: bytes.toString('base64'),
      nextCursor: isLast ? null : next,
    };
  }

  /** Marks parts for removal by the next sweep, in the transaction that restarts the file or replaces its parts. */
  async markPartsForRemoval(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.keptFiles.scheduleRemoval(key);
  }

  /** Removes the parts immediately. Call it after that transaction. */
  async removeParts(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.keptFiles.removeNow(key);
  }

  /** Marks the export's files for removal by the next sweep, in the transaction that ends or deletes the export. */
  markForRemoval(exportId: string): Promise<void> {
    return this.keptFiles.scheduleRemoval(folderOf(exportId));
  }

  /** Removes the files immediately. Call it after that transaction. */
  remove(exportId: string): Promise<void> {
    return this.keptFiles.removeNow(folderOf(exportId));
  }
}

const folderOf = (exportId: string): string => `exports/${exportId}/`;
