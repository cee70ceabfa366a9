import type { QueryRunner } from 'typeorm';
import type { ServiceName } from '@quillcare/contracts';
import { newId } from '../ids';
import { tenantTable } from '../persistence/tenant-table';
import type { UnitOfWork } from '../persistence/unit-of-work';
import {
  verifiedBytes,
  assertFolder,
  assertKey,
  currentOrganisationId,
  HashedChunks,
  Storage,
  StoredFileMissingError,
  type ByteRange,
  type FileBytes,
  type StoredFile,
} from './storage';

/** Rows of 256 KiB to 1 MiB are the fastest to write and read; those of 64 KiB or 4 MiB take half as long again. */
const CHUNK = 256 * 1024;

interface FileRow extends StoredFile {
  id: string;
}

/** Stores files in two tables of the service's schema, one row per 256 KiB, under row-level security like all other rows. */
export class PostgresStorage extends Storage {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly service: ServiceName,
  ) {
    super();
  }

  put(key: string, bytes: FileBytes, metadata: { mediaType: string; sha256?: string }): Promise<StoredFile> {
    return this.within(async () => {
      const id = newId();
      const measured = new HashedChunks(bytes);
      await this.uow.query(
        `insert into ${this.service}.stored_file (id, organisation_id, key, media_type) values ($1, $2, $3, $4)`,
        [id, this.uow.organisationId, `${id}/incoming`, metadata.mediaType],
      );
      let sequence = 0;
      for await (const piece of measured.pieces(CHUNK)) {
        await this.uow.query(
          `insert into ${this.service}.stored_chunk (organisation_id, file_id, sequence, bytes) values ($1, $2, $3, $4)`,
          [this.uow.organisationId, id, sequence, piece],
        );
        sequence += 1;
      }
      const { sizeBytes, sha256 } = measured.finish(metadata.sha256);
      await this.remove(assertKey(key));
      await this.uow.query(
        `update ${this.service}.stored_file set key = $3, size_bytes = $4, sha256 = $5 where organisation_id = $1 and id = $2`,
        [this.uow.organisationId, id, key, sizeBytes, sha256],
      );
      return { mediaType: metadata.mediaType, sizeBytes, sha256 };
    });
  }

  async exists(key: string): Promise<StoredFile | null> {
    const file = await this.within(() => this.find(key));
    return file && { mediaType: file.mediaType, sizeBytes: file.sizeBytes, sha256: file.sha256 };
  }

  async *read(key: string, range?: ByteRange): AsyncGenerator<Buffer> {
    const file = await this.within(() => this.find(key));
    if (!file) throw new StoredFileMissingError(`There is no stored file ${key}.`);
    if (range) yield* this.readChunks(file, range);
    else yield* verifiedBytes(this.readChunks(file, { start: 0, end: file.sizeBytes - 1 }), key, file.sha256);
  }

  delete(key: string): Promise<void> {
    return this.within(() => this.remove(assertFolder(key)));
  }

  // A short transaction per chunk, so that a slow reader does not hold a connection.
  private async *readChunks(file: FileRow, { start, end }: ByteRange): AsyncGenerator<Buffer> {
    const last = Math.min(end, file.sizeBytes - 1);
    for (let at = Math.floor(start / CHUNK); at * CHUNK <= last; at += 1) {
      const [row] = await this.within(() =>
        this.uow.query<{ bytes: Buffer }>(
          `select bytes from ${this.service}.stored_chunk where organisation_id = $1 and file_id = $2 and sequence = $3`,
          [this.uow.organisationId, file.id, at],
        ),
      );
      if (!row)
        throw new StoredFileMissingError(`A part of a stored file is missing: it was replaced or removed.`);
      yield row.bytes.subarray(Math.max(0, start - at * CHUNK), last + 1 - at * CHUNK);
    }
  }

  private async find(key: string): Promise<FileRow | null> {
    const [row] = await this.uow.query<{
      id: string;
      media_type: string;
      size_bytes: string;
      sha256: string;
    }>(
      `select id, media_type, size_bytes, sha256 from ${this.service}.stored_file where organisation_id = $1 and key = $2`,
      [this.uow.organisationId, assertKey(key)],
    );
    if (!row) return null;
    return { id: row.id, mediaType: row.media_type, sizeBytes: Number(row.size_bytes), sha256: row.sha256 };
  }

  private async remove(key: string): Promise<void> {
    const files = `delete from ${this.service}.stored_file where organisation_id = $1`;
    const { organisationId } = this.uow;
    if (!key.endsWith('/')) await this.uow.execute(`${files} and key = $2`, [organisationId, key]);
    // Compares bytewise, so that the index serves a folder; `0` is the character after `/`.
    else
      await this.uow.execute(`${files} and key ~>=~ $2 and key ~<~ $3`, [
        organisationId,
        key,
        `${key.slice(0, -1)}0`,
      ]);
  }

  private async within<T>(work: () => Promise<T>): Promise<T> {
    return this.uow.runFor(currentOrganisationId(), work);
  }
}

/** Creates the tables of a service's stored files, for one of its migrations. */
export async function storageTables(runner: QueryRunner, service: ServiceName): Promise<void> {
  await runner.query(`create table ${service}.stored_file (
    id uuid primary key,
    organisation_id uuid not null,
    key text not null,
    media_type text not null,
    size_bytes bigint not null default 0,
    sha256 text not null default '',
    created_at timestamptz not null default now(),
    constraint stored_file_key unique (organisation_id, key))`);
  await tenantTable(runner, `${service}.stored_file`);
  await runner.query(`create table ${service}.stored_chunk (
    organisation_id uuid not null,
    file_id uuid not null references ${service}.stored_file (id) on delete cascade,
    sequence int not null,
    bytes bytea not null,
    primary key (organisation_id, file_id, sequence))`);
  // Images of signatures and PDFs are already compressed.
  await runner.query(`alter table ${service}.stored_chunk alter column bytes set storage external`);
  await tenantTable(runner, `${service}.stored_chunk`);
}
