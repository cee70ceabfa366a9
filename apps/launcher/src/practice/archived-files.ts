import { createHash, randomUUID } from 'node:crypto';
import type { PracticeArchive, ServiceName } from '@quillcare/contracts';
import {
  contextFor,
  objectStorage,
  runInContext,
  StartError,
  type ProcessConfig,
} from '@quillcare/service-kit';
import type { Client } from 'pg';

type Document = PracticeArchive['documents'][number];

/** Bytes per row of the file table. */
const CHUNK = 256 * 1024;

/** Restores files to where the records refer to them. */
export class ArchivedFiles {
  constructor(
    private readonly client: Client,
    private readonly config: ProcessConfig,
    private readonly organisationId: string,
  ) {}

  /**
   * Restores the pieces of a document. A document without pieces is rendered from its record on request, so there is nothing to
   * store.
   */
  async put(document: Document, bytes: AsyncIterable<Buffer>): Promise<void> {
    const { service, mediaType, pieces } = document;
    let [waiting, at] = [Buffer.alloc(0), 0];
    const storeWhole = async () => {
      for (let piece = pieces[at]; piece && waiting.length >= piece.sizeBytes; piece = pieces[at]) {
        await this.store(service, piece.key, mediaType, waiting.subarray(0, piece.sizeBytes));
        waiting = waiting.subarray(piece.sizeBytes);
        at += 1;
      }
    };
    for await (const part of bytes) {
      if (pieces.length === 0) continue;
      waiting = Buffer.concat([waiting, part]);
      await storeWhole();
    }
    if (at < pieces.length)
      throw new StartError(`The archive is damaged: ${document.path} is too short. Nothing was imported.`);
  }

  private store(service: ServiceName, key: string, mediaType: string, bytes: Buffer): Promise<void> {
    return this.config.objectStore
      ? this.putObject(service, key, mediaType, bytes)
      : this.insert(service, key, mediaType, bytes);
  }

  private async putObject(
    service: ServiceName,
    key: string,
    mediaType: string,
    bytes: Buffer,
  ): Promise<void> {
    const storage = await objectStorage(this.config, service);
    const { organisationId } = this;
    const context = contextFor({ kind: 'service', service: 'launcher' }, { organisationId });
    await runInContext(context, () => storage.put(key, bytes, { mediaType }));
  }

  private async insert(service: ServiceName, key: string, mediaType: string, bytes: Buffer): Promise<void> {
    const id = randomUUID();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.client.query(
      `insert into ${service}.stored_file (id, organisation_id, key, media_type, size_bytes, sha256)
        values ($1, $2, $3, $4, $5, $6)`,
      [id, this.organisationId, key, mediaType, bytes.length, sha256],
    );
    for (let sequence = 0; sequence * CHUNK < bytes.length; sequence += 1)
      await this.client.query(
        `insert into ${service}.stored_chunk (organisation_id, file_id, sequence, bytes) values ($1, $2, $3, $4)`,
        [...[this.organisationId, id, sequence], bytes.subarray(sequence * CHUNK, (sequence + 1) * CHUNK)],
      );
  }
}
