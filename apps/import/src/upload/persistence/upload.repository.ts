import { Injectable } from '@nestjs/common';
import { currentContext, UnitOfWork } from '@quillcare/service-kit';

export interface Upload {
  id: string;
  size: number;
}

/** Files as they arrive: pieces in order, each its own row, never a whole file in memory. */
@Injectable()
export class UploadRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores the next piece; answers the size so far, or null when it is not this piece's turn. */
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

  /** Whether this very piece is stored already: a repeated call changes nothing. */
  async has(uploadId: string, sequence: number, bytes: Buffer): Promise<boolean> {
    const stored = await this.piece(uploadId, sequence);
    return stored !== null && stored.equals(bytes);
  }

  /** A finished upload that no import has taken yet. */
  async findFree(uploadId: string): Promise<Upload | null> {
    const [upload] = await this.uow.query<Upload>(
      'select id, size from import.upload where organisation_id = $1 and id = $2 and import_id is null',
      [this.uow.organisationId, uploadId],
    );
    return upload ?? null;
  }

  /** Gives the upload to an import; null when it is absent or taken. */
  async take(uploadId: string, importId: string): Promise<Upload | null> {
    const [upload] = await this.uow.query<Upload>(
      `update import.upload set import_id = $3, updated_at = now()
       where organisation_id = $1 and id = $2 and import_id is null returning id, size`,
      [this.uow.organisationId, uploadId, importId],
    );
    return upload ?? null;
  }

  async piece(uploadId: string, sequence: number): Promise<Buffer | null> {
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

  /** In the platform scope: removes what nobody imported within a day; answers how many. */
  removeAbandoned(): Promise<number> {
    return this.uow.execute(
      `delete from import.upload where import_id is null and created_at < now() - interval '1 day'`,
    );
  }

  private async begin(uploadId: string): Promise<void> {
    await this.uow.execute(
      'insert into import.upload (id, organisation_id, created_by) values ($1, $2, $3) on conflict do nothing',
      [uploadId, this.uow.organisationId, currentContext().actor.userId],
    );
  }
}
