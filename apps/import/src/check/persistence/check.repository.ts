import { Injectable } from '@nestjs/common';
import { BACKGROUND_KEPT_HOURS } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

/** Checked files of a practice that are kept. */
const MOST_KEPT = 5;

const OUTDATED = `delete from import.upload where id in (
  select upload_id from import.import_run
   where organisation_id = $1 and dry_run and finished_at is not null order by created_at desc offset ${MOST_KEPT - 1})
  and import_id in (select id from import.import_run where organisation_id = $1 and dry_run)`;

// A check goes with its file: when the file was imported, or a day later.
const SWEEP_FILES = `delete from import.upload where import_id in (
  select id from import.import_run where dry_run and finished_at is not null
     and created_at < $1::timestamptz - make_interval(hours => ${BACKGROUND_KEPT_HOURS}))`;
const SWEEP_CHECKS = `delete from import.import_run run where dry_run and finished_at is not null
  and created_at < $1::timestamptz - interval '1 minute'
  and not exists (select from import.upload where upload.id = run.upload_id)`;

/** The files of checks, and how long they stay. */
@Injectable()
export class CheckRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Makes room for one more file. */
  async forgetOldest(): Promise<void> {
    await this.uow.execute(OUTDATED, [this.uow.organisationId]);
  }

  /** Gives the file of a check to its import; null if it is no longer there, or was given before. */
  async takeFile(checkId: string, uploadId: string, importId: string): Promise<number | null> {
    const [upload] = await this.uow.query<{ size: number }>(
      `update import.upload set import_id = $4, updated_at = now()
        where organisation_id = $1 and id = $3 and import_id = $2 returning size`,
      [this.uow.organisationId, checkId, uploadId, importId],
    );
    return upload?.size ?? null;
  }

  /** Forgets a check whose file is checked again. */
  async forget(checkId: string): Promise<void> {
    await this.uow.execute(
      'delete from import.import_run where organisation_id = $1 and id = $2 and dry_run',
      [this.uow.organisationId, checkId],
    );
  }

  /** In the platform scope. */
  async sweep(): Promise<void> {
    await this.uow.execute(SWEEP_FILES, [this.uow.now()]);
    await this.uow.execute(SWEEP_CHECKS, [this.uow.now()]);
  }
}
