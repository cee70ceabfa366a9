import { Injectable } from '@nestjs/common';
import { AppError, MAX_PENDING_UPLOADS } from '@quillcare/contracts';
import { StoredFile } from '../../table/file-bytes';
import { currentContext, UnitOfWork } from '@quillcare/service-kit';

/** The gateway ends a request after five minutes, so an upload without a new chunk for longer has been abandoned. */
const ABANDONED = `updated_at < now() - interval '10 minutes'`;

export interface Upload {
  id: string;
  size: number;
}

/** Stores uploaded files as one row per chunk, so that a file is never in memory as a whole. */
@Injectable()
export class UploadRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores the next chunk. Resolves with the size so far, or null if the chunk is out of order. */
  async append(uploadId: string, sequence: number, bytes: Buffer): Promise<number | null> {
    if (sequence === 0) await this.begin(uploadId);
    const [upload] = await this.uow.query<{ size: number }>(
      `update import.upload set next_sequence = next_sequence + 1, size = size + $4, updated_at = now()
       where organisation_id = $1 and id = $2 and next_sequence = $3 and import_id is null returning size`,
      [this.uow.organisationId, uploadId, sequence, bytes.length],
    );
    if (!upload) return null;
    await this.uow.query(
      'insert into import.upload_chunk (organisation_id, upload_id, sequence, bytes) values ($1, $2, $3, $4)',
      [this.uow.organisationId, uploadId, sequence, bytes],
    );
    return upload.size;
  }

  /** Returns whether the same chunk is already stored, in which case a repeated call changes nothing. */
  async hasChunk(uploadId: string, sequence: number, bytes: Buffer): Promise<boolean> {
    const stored = await this.readChunk(uploadId, sequence);
    return stored !== null && stored.equals(bytes);
  }

  /** Returns a finished upload that no import has taken yet, or null. */
  async findUnclaimed(uploadId: string): Promise<Upload | null> {
    const [upload] = await this.uow.query<Upload>(
      'select id, size from import.upload where organisation_id = $1 and id = $2 and import_id is null',
      [this.uow.organisationId, uploadId],
    );
    return upload ?? null;
  }

  /** Opens a finished upload that no import has taken yet. Null if there is none. */
  async openUnclaimed(uploadId: string): Promise<StoredFile | null> {
    if (!(await this.findUnclaimed(uploadId))) return null;
    return new StoredFile(await this.readChunkSizes(uploadId), (sequence) =>
      this.readChunk(uploadId, sequence),
    );
  }

  async readChunkSizes(uploadId: string): Promise<number[]> {
    const rows = await this.uow.query<{ size: number }>(
      `select octet_length(bytes) as size from import.upload_chunk
       where organisation_id = $1 and upload_id = $2 order by sequence`,
      [this.uow.organisationId, uploadId],
    );
    return rows.map(({ size }) => size);
  }

  /** Hands the upload over to an import. Returns null if it is missing or already taken. */
  async claim(uploadId: string, importId: string): Promise<Upload | null> {
    const [upload] = await this.uow.query<Upload>(
      `update import.upload set import_id = $3, updated_at = now()
       where organisation_id = $1 and id = $2 and import_id is null returning id, size`,
      [this.uow.organisationId, uploadId, importId],
    );
    return upload ?? null;
  }

  async readChunk(uploadId: string, sequence: number): Promise<Buffer | null> {
    const [row] = await this.uow.query<{ bytes: Buffer }>(
      'select bytes from import.upload_chunk where organisation_id = $1 and upload_id = $2 and sequence = $3',
      [this.uow.organisationId, uploadId, sequence],
    );
    return row?.bytes ?? null;
  }

  async remove(uploadId: string): Promise<void> {
    await this.uow.execute('delete from import.upload where organisation_id = $1 and id = $2', [
      this.uow.organisationId,
      uploadId,
    ]);
  }

  /** Removes an upload unless an import has taken it. */
  async discard(uploadId: string): Promise<void> {
    await this.uow.execute(
      'delete from import.upload where organisation_id = $1 and id = $2 and import_id is null',
      [this.uow.organisationId, uploadId],
    );
  }

  /** Platform scope: removes abandoned uploads and returns their number. */
  removeAbandoned(): Promise<number> {
    return this.uow.execute(`delete from import.upload where import_id is null and ${ABANDONED}`);
  }

  private async begin(uploadId: string): Promise<void> {
    await this.assertWithinQuota(uploadId);
    await this.uow.execute(
      'insert into import.upload (id, organisation_id, created_by) values ($1, $2, $3) on conflict do nothing',
      [uploadId, this.uow.organisationId, currentContext().actor.userId],
    );
  }

  // Serialises a practice's uploads, because two concurrent ones would not count each other.
  private async assertWithinQuota(uploadId: string): Promise<void> {
    const organisationId = this.uow.organisationId;
    await this.uow.lock('uploads');
    const [found] = await this.uow.query<{ pending: number }>(
      `select count(*)::int as pending from import.upload
       where organisation_id = $1 and id <> $2 and import_id is null and not (${ABANDONED})`,
      [organisationId, uploadId],
    );
    if ((found?.pending ?? 0) >= MAX_PENDING_UPLOADS)
      throw new AppError('TOO_MANY_UPLOADS', { retryAfterSeconds: 30 });
  }
}
