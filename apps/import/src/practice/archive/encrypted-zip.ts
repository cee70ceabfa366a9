import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { PracticeArchive } from '@quillcare/contracts';
import { configure, ZipWriter } from '@zip.js/zip.js';

// Node has no browser web workers.
configure({ useWebWorkers: false });

/** 3 is AES-256. */
const STRENGTH = 3;

export type ArchivedFile = PracticeArchive['files'][number];

/** Writes files sequentially into an encrypted archive and streams it to `sink`, so that nothing is held in memory as a whole. */
export class EncryptedZip {
  readonly files: ArchivedFile[] = [];
  private readonly zip: ZipWriter<unknown>;

  constructor(
    sink: (bytes: Uint8Array) => Promise<void>,
    private readonly password: string,
    private readonly madeAt: Date,
  ) {
    this.zip = new ZipWriter(new WritableStream<Uint8Array>({ write: sink }));
  }

  /** Adds a file. With `open` it is not encrypted. */
  async add(path: string, bytes: AsyncIterable<Buffer>, { open = false } = {}): Promise<ArchivedFile> {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const piece of bytes) {
        hash.update(piece);
        sizeBytes += piece.length;
        yield piece;
      }
    }
    const stream = Readable.toWeb(Readable.from(measured())) as WebStream<Uint8Array>;
    await this.zip.add(path, stream as unknown as ReadableStream<Uint8Array>, {
      ...(open ? {} : { password: this.password, encryptionStrength: STRENGTH }),
      lastModDate: this.madeAt,
    });
    const file = { path, sizeBytes, sha256: hash.digest('hex') };
    this.files.push(file);
    return file;
  }

  async close(): Promise<void> {
    await this.zip.close();
  }
}
