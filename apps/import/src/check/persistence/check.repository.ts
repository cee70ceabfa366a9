import { Injectable } from '@nestjs/common';
import { BACKGROUND_RETENTION_HOURS } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

/** Maximum number of checked files kept per practice. */
const MAX_KEPT_FILES = 5;

const OUTDATED = `delete from import.upload where id in (
  select upload_id from import.import_run
   where organisation_id = $1 and dry_run and finished_at is not null order by created_at desc offset ${MAX_KEPT_FILES - 1})
  and import_id in (select id from import.import_run where organisation_id = $1 and dry_run)`;

// A check is deleted once its file is gone: after it was imported, or after a day.
const SWEEP_FILES = `delete from import.upload where import_id in (
  select id from import.import_run where dry_run and finished_at is not null
     and created_at < $1::timestamptz - make_interval(hours => ${BACKGROUND_RETENTION_HOURS}))`;
const SWEEP_CHECKS = `delete from import.import_run run where dry_run and finished_at is not null
  and created_at < $1::timestamptz - interval '1 minute'
  and not exists (select from import.upload where upload.id = run.upload_id)`;

/** The files of checks and their retention. */
@Injectable()
export class CheckRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Deletes the oldest files to make room for one more. */
  async deleteOldestFiles(): Promise<void> {
    await this.uow.execute(OUTDATED, [this.uow.organisationId]);
  }

  /** Hands the check's file over to its import. Returns null if it is gone or was already handed over. */
  async claimFile(checkId: string, uploadId: string, importId: string): Promise<number | null> {
    const [upload] = await this.uow.query<{ size: number }>(
      `update import.upload set import_id = $4, updated_at = now()
        where organisation_id = $1 and id = $3 and import_id = $2 returning size`,
      [this.uow.organisationId, checkId, uploadId, importId],
    );
    return upload?.size ?? null;
  }

  /** Deletes a check whose file is being checked again. */
  async delete(checkId: string): Promise<void> {
    await this.uow.execute(
      'delete from import.import_run where organisation_id = $1 and id = $2 and dry_run',
      [this.uow.organisationId, checkId],
    );
  }

  /** Runs in the platform scope. */
  async sweep(): Promise<void> {
    await this.uow.execute(SWEEP_FILES, [this.uow.now()]);
    await this.uow.execute(SWEEP_CHECKS, [this.uow.now()]);
  }
}
