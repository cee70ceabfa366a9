import { Injectable } from '@nestjs/common';
import { Storage } from '@quillcare/service-kit';

const CSV = 'text/csv';

const keyOf = (exportId: string, part: number) => `exports/${exportId}/${part}.csv`;

/** The file of an export, in parts as they were written: none of them has to be in memory with another. */
@Injectable()
export class ExportFiles {
  constructor(private readonly storage: Storage) {}

  /** Writes a part, in place of what an earlier attempt may have left; answers with its size. */
  async write(exportId: string, part: number, text: string): Promise<number> {
    const { sizeBytes } = await this.storage.put(keyOf(exportId, part), Buffer.from(text), {
      mediaType: CSV,
    });
    return sizeBytes;
  }

  /** Bytes of a part from `start` on, at most `length`, and whether the part ends with them; null if there is none. */
  async read(
    exportId: string,
    part: number,
    start: number,
    length: number,
  ): Promise<{ bytes: Buffer; isEnd: boolean } | null> {
    const file = await this.storage.exists(keyOf(exportId, part));
    if (!file || start >= file.sizeBytes) return null;
    const end = Math.min(start + length, file.sizeBytes) - 1;
    const pieces: Buffer[] = [];
    for await (const piece of this.storage.read(keyOf(exportId, part), { start, end })) pieces.push(piece);
    return { bytes: Buffer.concat(pieces), isEnd: end === file.sizeBytes - 1 };
  }

  async remove(exportId: string, parts: number): Promise<void> {
    for (let part = 0; part <= parts; part += 1) await this.storage.delete(keyOf(exportId, part));
  }
}
