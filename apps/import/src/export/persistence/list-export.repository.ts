import { Injectable } from '@nestjs/common';
import {
  AppError,
  BACKGROUND_RETENTION_HOURS,
  ExportFinished,
  ExportProgressed,
  type BackgroundStatus,
  type ListExport,
} from '@quillcare/contracts';
import { TenantRepository, toWire, UnitOfWork } from '@quillcare/service-kit';
import { ClaimLostError, type ClaimedWork } from '../../background/background-claims';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { auditNotes } from '../domain/exported-list';
import { ExportFiles } from '../../background/export-files';
import type { WrittenRows } from '../exported-rows';
import { ListExportEntity } from './list-export.entity';

const HOUR_MS = 3_600_000;

/** Keys of the parts written so far, and the list cursor of the next one. The cursor is null at the start and at the end. */
export interface ExportProgress {
  partKeys: string[];
  cursor: string | null;
}

@Injectable()
export class ListExportRepository extends TenantRepository<ListExportEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly files: ExportFiles,
  ) {
    super(uow, ListExportEntity);
  }

  /** Returns an export of this person. Throws NOT_FOUND for anyone else's. */
  async getOwn(id: string, userId: string): Promise<ListExportEntity> {
    const found = await this.find(id);
    if (found?.userId !== userId) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Stores the next part of the file with the cursor after it. */
  async recordPart(
    work: ClaimedWork,
    from: ExportProgress,
    { text, rows, nextCursor }: WrittenRows,
  ): Promise<ExportProgress> {
    // Pages without any selected rows produce no part.
    const part = text === '' ? null : await this.files.write(work.id, from.partKeys.length, work.claim, text);
    const partKeys = part ? [...from.partKeys, part.key] : from.partKeys;
    await this.uow.runFor(work.organisationId, async () => {
      const written = await this.uow.execute(
        `update import.list_export set part_keys = $4, cursor = $5, rows_done = rows_done + $6,
            size_bytes = size_bytes + $7, lease_until = clock_timestamp() + interval '10 seconds'
          where organisation_id = $1 and id = $2 and claim = $3 and cursor is not distinct from $8`,
        [
          work.organisationId,
          work.id,
          work.claim,
          partKeys,
          nextCursor,
          rows,
          part?.sizeBytes ?? 0,
          from.cursor,
        ],
      );
      if (written === 0) throw new ClaimLostError();
      if (part) await this.files.markKept(part.key);
      this.uow.emit(ExportProgressed, work.id, { exportId: work.id, userId: work.userId });
    });
    return { partKeys, cursor: nextCursor };
  }

  /** Completes the export and replaces the row parts with the workbook. */
  async finishWorkbook(work: ClaimedWork, partKeys: readonly string[], sizeBytes: number): Promise<void> {
    await this.finish(work, 'COMPLETED', null, { partKeys, sizeBytes });
  }

  /** Ends the export. An incomplete file is deleted; a completed export is recorded in the audit. */
  async finish(
    work: ClaimedWork,
    status: BackgroundStatus,
    problem: string | null = null,
    file: { partKeys: readonly string[]; sizeBytes: number } | null = null,
  ): Promise<void> {
    const replaced = await this.uow.runFor(work.organisationId, async () => {
      const { partKeys } = await this.get(work.id);
      const ended = await this.uow.execute(
        `update import.list_export set status = $4, problem = $5, finished_at = now(), claim = null, lease_until = null,
            part_keys = coalesce($6, part_keys), size_bytes = coalesce($7, size_bytes)
          where organisation_id = $1 and id = $2 and claim = $3`,
        [
          ...[work.organisationId, work.id, work.claim, status, problem],
          ...[file?.partKeys ?? null, file?.sizeBytes ?? null],
        ],
      );
      if (ended === 0) throw new ClaimLostError();
      if (file) {
        for (const key of file.partKeys) await this.files.markKept(key);
        await this.files.markPartsForRemoval(partKeys);
      }
      const run = await this.get(work.id);
      const { id: exportId, userId, list, rowsDone: rows } = run;
      if (status === 'COMPLETED') this.recordAudit(run);
      else await this.files.markForRemoval(exportId);
      this.uow.emit(ExportFinished, exportId, { exportId, userId, list, status, rows });
      return file ? partKeys : [];
    });
    await this.files.removeParts(replaced);
    if (status !== 'COMPLETED') await this.files.remove(work.id);
  }

  private recordAudit({ list, rowsDone, query, format }: ListExportEntity): void {
    const definition = EXPORTED_LISTS[list];
    this.uow.audit({
      entityType: definition.audit,
      entityId: this.uow.organisationId,
      action: 'EXPORT',
      notes: auditNotes(definition, rowsDone, query, format),
    });
  }
}

export function toListExport(run: ListExportEntity): ListExport {
  const expiresAt = new Date(run.createdAt.getTime() + BACKGROUND_RETENTION_HOURS * HOUR_MS);
  return toWire({ ...run, sizeBytes: Number(run.sizeBytes), expiresAt });
}
