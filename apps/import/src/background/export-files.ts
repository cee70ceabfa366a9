import { Injectable } from '@nestjs/common';
import { AppError, type ExportFormat } from '@quillcare/contracts';
import { KeptFiles, Storage } from '@quillcare/service-kit';

/** So many bytes travel at once; in base64 they stay below what a message may hold. */
const SLICE = 512 * 1024;
/** The part of the file, and where in it the next bytes begin. */
const CURSOR = /^(\d{1,6})\.(\d{1,10})$/;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** How each format is kept and named. */
export const FILE_KINDS: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  CSV: { extension: 'csv', mediaType: 'text/csv' },
  XLSX: { extension: 'xlsx', mediaType: XLSX },
};

/** The file of an export, in parts as they were written: none of them has to be in memory with another. */
@Injectable()
export class ExportFiles {
  constructor(
    private readonly storage: Storage,
    private readonly kept: KeptFiles,
  ) {}

  /** Writes a part before the transaction that records it. Each claim has files of its own: a worker that lost its claim writes over none. */
  async write(
    exportId: string,
    part: number,
    claim: string,
    bytes: string | Buffer,
    { extension, mediaType } = FILE_KINDS.CSV,
  ): Promise<{ key: string; sizeBytes: number }> {
    const key = `exports/${exportId}/${part}-${claim}.${extension}`;
    const { sizeBytes } = await this.kept.write(key, Buffer.from(bytes), { mediaType });
    return { key, sizeBytes };
  }

  /** In the transaction that records the part. */
  keep(key: string): Promise<void> {
    return this.kept.keep(key);
  }

  /** Bytes of a part from `start` on, at most `length`, and whether the part ends with them; null if there is none. */
  async read(key: string, start: number, length: number): Promise<{ bytes: Buffer; isEnd: boolean } | null> {
    const file = await this.storage.exists(key);
    if (!file || start >= file.sizeBytes) return null;
    const end = Math.min(start + length, file.sizeBytes) - 1;
    const pieces: Buffer[] = [];
    for await (const piece of this.storage.read(key, { start, end })) pieces.push(piece);
    return { bytes: Buffer.concat(pieces), isEnd: end === file.sizeBytes - 1 };
  }

  /** The bytes of `run`'s file from `cursor` on that travel at once, and where the next begin; NOT_FOUND if there are none. */
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

  /** In the transaction that begins the file anew or replaces its parts: those so far are removed by the next sweep. */
  async forgetParts(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.kept.forget(key);
  }

  /** After that transaction: removes them at once. */
  async discardParts(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.kept.discard(key);
  }

  /** In the transaction that ends or deletes the export: its files are removed by the next sweep. */
  forget(exportId: string): Promise<void> {
    return this.kept.forget(folderOf(exportId));
  }

  /** After that transaction: removes them at once. */
  discard(exportId: string): Promise<void> {
    return this.kept.discard(folderOf(exportId));
  }
}

const folderOf = (exportId: string): string => `exports/${exportId}/`;
