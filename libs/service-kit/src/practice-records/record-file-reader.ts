import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { InputOf, PRACTICE_RECORDS } from '@quillcare/contracts';
import { Storage } from '../storage/storage';
import { RecordPages } from './record-pages';

/** Maximum bytes per message; in base64 this stays below the size limit of a message. */
const SLICE = 512 * 1024;

export type FileInput = InputOf<(typeof PRACTICE_RECORDS)['crm']['file']>['body'];

interface Slice {
  base64: string;
  isEnd: boolean;
}

/** Reads the bytes of files that belong to rows. */
@Injectable()
export class RecordFileReader {
  constructor(
    private readonly pages: RecordPages,
    private readonly storage: Storage,
    private readonly modules: ModuleRef,
  ) {}

  async read({ table, id, piece, start }: FileInput): Promise<Slice | null> {
    const { bytes } = this.pages.filesOf(table);
    if ('maker' in bytes) return this.made(await this.modules.get(bytes.maker).make(id), start);
    const key = await this.pages.keyOf(table, id, piece);
    const stored = key === null ? null : await this.storage.exists(key);
    if (key === null || !stored) return null;
    const end = Math.min(start + SLICE, stored.sizeBytes);
    const pieces: Buffer[] = [];
    if (end > start)
      for await (const part of this.storage.read(key, { start, end: end - 1 })) pieces.push(part);
    return { base64: Buffer.concat(pieces).toString('base64'), isEnd: end >= stored.sizeBytes };
  }

  private made(file: Buffer | null, start: number): Slice | null {
    if (!file) return null;
    const end = start + SLICE;
    return { base64: file.subarray(start, end).toString('base64'), isEnd: end >= file.length };
  }
}
