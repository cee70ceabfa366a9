import { Injectable } from '@nestjs/common';
import {
  BACKGROUND_RETENTION_HOURS,
  PracticeExportFinished,
  PracticeExportProgressed,
  type BackgroundStatus,
  type PracticeExport,
} from '@quillcare/contracts';
import { TenantRepository, toWire, UnitOfWork } from '@quillcare/service-kit';
import { ClaimLostError, type ClaimedWork } from '../../background/background-claims';
import { ExportFiles } from '../../background/export-files';
import type { ArchiveProgress } from '../archive/practice-archive';
import { PracticeExportEntity } from './practice-export.entity';

const HOUR_MS = 3_600_000;
const ARCHIVE = { extension: 'zip', mediaType: 'application/zip' };

@Injectable()
export class PracticeExportRepository extends TenantRepository<PracticeExportEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly files: ExportFiles,
  ) {
    super(uow, PracticeExportEntity);
  }

  /**
   * Starts the archive from scratch, discarding what a dead worker has written. Returns null, and requeues this one, while
   * another archive of the practice is being written.
   */
  begin(work: ClaimedWork): Promise<PracticeExportEntity | null> {
    return this.uow.runFor(work.organisationId, async () => {
      await this.uow.lock('practice-export');
      const [other] = await this.uow.query(
        `select 1 from import.practice_export
          where organisation_id = $1 and id <> $2 and status = 'RUNNING' and lease_until > clock_timestamp()`,
        [work.organisationId, work.id],
      );
      if (other) {
        await this.change(work, `status = 'QUEUED', claim = null, lease_until = null, queued_at = now()`);
        return null;
      }
      const run = await this.get(work.id);
      await this.files.markPartsForRemoval(run.partKeys);
      await this.change(
        work,
        `part_keys = '{}', size_bytes = 0, tables_done = 0, records = 0, documents = 0`,
      );
      return run;
    });
  }

  async recordPart(work: ClaimedWork, at: number, bytes: Buffer): Promise<void> {
    const { key, sizeBytes } = await this.files.write(work.id, at, work.claim, bytes, ARCHIVE);
    await this.uow.runFor(work.organisationId, async () => {
      await this.change(work, 'part_keys = part_keys || $4::text, size_bytes = size_bytes + $5', [
        key,
        sizeBytes,
      ]);
      await this.files.markKept(key);
    });
  }

  async recordProgress(work: ClaimedWork, progress: ArchiveProgress): Promise<void> {
    const { tablesDone, tablesTotal, records, documents } = progress;
    await this.uow.runFor(work.organisationId, async () => {
      await this.change(work, 'tables_done = $4, tables_total = $5, records = $6, documents = $7', [
        ...[tablesDone, tablesTotal, records, documents],
      ]);
      this.uow.emit(PracticeExportProgressed, work.id, { exportId: work.id, userId: work.userId });
    });
  }

  /** Ends the work and erases the password. An incomplete archive is deleted. */
  async finish(work: ClaimedWork, status: BackgroundStatus, problem: string | null = null): Promise<void> {
    await this.uow.runFor(work.organisationId, async () => {
      await this.change(
        work,
        `status = $4, problem = $5, finished_at = $6, sealed_password = null, claim = null, lease_until = null`,
        [status, problem, this.uow.now()],
      );
      const { id: exportId, userId, records, documents } = await this.get(work.id);
      if (status === 'COMPLETED')
        this.recordAudit(
          `The whole practice was written into an archive: ${records} records, ${documents} documents`,
        );
      else await this.files.markForRemoval(exportId);
      this.uow.emit(PracticeExportFinished, exportId, { exportId, userId, status, records });
    });
    if (status !== 'COMPLETED') await this.files.remove(work.id);
  }

  /** Deletes a finished archive, in the request's transaction. */
  async removeArchive(run: PracticeExportEntity): Promise<void> {
    await this.uow.execute(
      `update import.practice_export set status = 'CANCELLED', part_keys = '{}', size_bytes = 0
        where organisation_id = $1 and id = $2`,
      [run.organisationId, run.id],
    );
    await this.files.markForRemoval(run.id);
    this.recordAudit('The archive of the whole practice was deleted');
  }

  recordAudit(notes: string): void {
    const entityId = this.uow.organisationId;
    this.uow.audit({ entityType: 'ORGANISATION', entityId, action: 'EXPORT', notes });
  }

  private async change(work: ClaimedWork, set: string, values: unknown[] = []): Promise<void> {
    const changed = await this.uow.execute(
      `update import.practice_export set ${set} where organisation_id = $1 and id = $2 and claim = $3`,
      [work.organisationId, work.id, work.claim, ...values],
    );
    if (changed === 0) throw new ClaimLostError();
  }
}

/** Returns when the archive will be deleted. Null until it is complete. */
export function computeExpiry({ finishedAt }: Pick<PracticeExportEntity, 'finishedAt'>): Date | null {
  return finishedAt && new Date(finishedAt.getTime() + BACKGROUND_RETENTION_HOURS * HOUR_MS);
}

export function toPracticeExport(run: PracticeExportEntity): PracticeExport {
  const { actor, sizeBytes } = run;
  return toWire({
    ...run,
    startedByName: actor.name ?? null,
    sizeBytes: Number(sizeBytes),
    expiresAt: computeExpiry(run),
  });
}
