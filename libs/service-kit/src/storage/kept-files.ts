import { Inject, Injectable } from '@nestjs/common';
import { AppError, type JobDefinition, type ServiceName } from '@quillcare/contracts';
import type { QueryRunner } from 'typeorm';
import { contextFor, runInContext } from '../context';
import { SERVICE } from '../injection';
import { eachSafely } from '../messaging/each-safely';
import { ProcessLogger } from '../observability/logger';
import { tenantTable } from '../persistence/tenant-table';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';
import { Storage, type FileBytes, type StoredFile } from './storage';

/** Well after the last request that could still be writing. */
const ABANDONED_AFTER = `interval '1 hour'`;
const RETRY = `interval '10 minutes'`;
const BATCH = 100;

interface DueFile {
  key: string;
  organisationId: string;
}

/**
 * Stored files that belong to rows. Storage does not take part in transactions, so a file is written before the transaction that
 * records it and removed after the one that deletes it. Until then a row of `unkept_file` announces it, so that files left behind
 * by a request that died are found and swept.
 *
 * A key that ends in `/` stands for all files below it.
 */
@Injectable()
export class KeptFiles {
  constructor(
    private readonly storage: Storage,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  /** Before the transaction: writes a file, which is swept after an hour unless `keep` is called for it. */
  async write(
    key: string,
    bytes: FileBytes,
    metadata: { mediaType: string; sha256?: string },
  ): Promise<StoredFile> {
    await this.announce(key);
    return this.storage.put(key, bytes, metadata);
  }

  /** Before the transaction: announces files that are about to be written below `key`. */
  async announce(key: string): Promise<void> {
    await this.uow.run(() => this.upsertRemoval(key, `clock_timestamp() + ${ABANDONED_AFTER}`, false));
  }

  /**
   * In the transaction that records the file: from its commit on, the file is no longer swept. Throws SERVICE_UNAVAILABLE if the
   * file is already being removed, because no row may refer to a missing file.
   */
  async markUsed(key: string): Promise<void> {
    const deleted = await this.uow.execute(
      `delete from ${this.table} where organisation_id = $1 and key = $2 and not is_removing`,
      [this.uow.organisationId, key],
    );
    if (deleted === 0) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }

  /** In the transaction that deletes the reference: the next sweep after its commit removes the bytes. */
  scheduleRemoval(key: string): Promise<void> {
    return this.upsertRemoval(key, 'clock_timestamp()', true);
  }

  /** After the transaction: immediately removes a file that was forgotten, or written and not kept. */
  async removeNow(key: string): Promise<void> {
    const isUnkept = await this.uow.run(async () => {
      const found = await this.uow.execute(
        `update ${this.table} set is_removing = true where organisation_id = $1 and key = $2`,
        [this.uow.organisationId, key],
      );
      return found > 0;
    });
    if (isUnkept) await this.remove(key);
  }

  /**
   * Removes all files that are due, in all practices. One that cannot be removed is retried later and does not block the others.
   */
  async sweep(job: JobDefinition): Promise<void> {
    let due: DueFile[];
    do {
      due = await this.uow.runPlatform('find unreferenced stored files', () => this.due());
      await eachSafely(due, (file) => this.removeFor(file), {
        job,
        logger: this.logger,
        nameOf: ({ key }) => `file ${key}`,
      });
    } while (due.length === BATCH);
  }

  private removeFor({ key, organisationId }: DueFile): Promise<void> {
    const service = { kind: 'service', service: this.service.name } as const;
    return runInContext(contextFor(service, { organisationId }), () => this.remove(key));
  }

  // The bytes first: a leftover row is found again, but a file without a row never is.
  private async remove(key: string): Promise<void> {
    await this.storage.delete(key);
    await this.uow.run(() =>
      this.uow.execute(`delete from ${this.table} where organisation_id = $1 and key = $2 and is_removing`, [
        this.uow.organisationId,
        key,
      ]),
    );
  }

  // Skips rows locked by `keep`, because their files are about to be recorded.
  private due(): Promise<DueFile[]> {
    return this.uow.query<DueFile>(
      `update ${this.table} set is_removing = true, remove_after = clock_timestamp() + ${RETRY}
        where (organisation_id, key) in (
          select organisation_id, key from ${this.table} where remove_after < clock_timestamp()
           order by remove_after limit ${BATCH} for update skip locked)
        returning key, organisation_id as "organisationId"`,
    );
  }

  private async upsertRemoval(key: string, removeAfter: string, isRemoving: boolean): Promise<void> {
    await this.uow.execute(
      `insert into ${this.table} (organisation_id, key, remove_after, is_removing) values ($1, $2, ${removeAfter}, $3)
        on conflict (organisation_id, key) do update
          set remove_after = excluded.remove_after, is_removing = excluded.is_removing`,
      [this.uow.organisationId, key, isRemoving],
    );
  }

  private get table(): string {
    return `${this.service.name}.unkept_file`;
  }
}

/**
 * Creates the table of stored files that belong to no row, and the index that finds the files of a folder; for a migration of the
 * service.
 */
export async function keptFilesTable(runner: QueryRunner, service: ServiceName): Promise<void> {
  await runner.query(`create table ${service}.unkept_file (
    organisation_id uuid not null,
    key text not null,
    remove_after timestamptz not null,
    is_removing boolean not null,
    primary key (organisation_id, key))`);
  await runner.query(`create index unkept_file_by_age on ${service}.unkept_file (remove_after)`);
  await tenantTable(runner, `${service}.unkept_file`);
  await runner.query(
    `create index stored_file_by_folder on ${service}.stored_file (organisation_id, key text_pattern_ops)`,
  );
}
