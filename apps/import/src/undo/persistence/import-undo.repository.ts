import { Injectable } from '@nestjs/common';
import { AppError, ImportProgressed, type BackgroundStatus, type UndoneBatch } from '@quillcare/contracts';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ClaimLostError, type ClaimedWork } from '../../background/background-claims';
import { toAuditChanges } from '../../run-record/import-audit';
import type { ImportRunEntity } from '../../run-record/import-run.entity';

/** An import being undone, and the progress. */
export interface UndoneImport {
  importId: string;
  entityType: ImportRunEntity['entityType'];
  duplicateStrategy: ImportRunEntity['duplicateStrategy'];
  /** The last record processed. Null at the start. */
  cursor: string | null;
}

interface UndoCounts {
  fileName: string;
  importId: string;
  removed: number;
  restored: number;
  left: number;
}

// An undo that was cancelled or failed resumes where it stopped.
const REQUEST = `insert into import.import_undo as undo (id, organisation_id, created_by, updated_by, user_id, actor, impersonation, requested_at, import_id)
  values ($2, $1, $3, $3, $4, $5, $6, $7, $8)
  on conflict on constraint import_undo_of_import do update
    set status = 'QUEUED', cancel_requested_at = null, finished_at = null, problem = null, queued_at = now(),
      version = undo.version + 1, updated_at = now(), updated_by = $3, requested_at = $7,
      user_id = $4, actor = $5, impersonation = $6
    where undo.status in ('CANCELLED', 'FAILED')
  returning id`;
const READ = `select run.id as "importId", entity_type as "entityType", duplicate_strategy as "duplicateStrategy", cursor
  from import.import_undo undo join import.import_run run on run.organisation_id = $1 and run.id = undo.import_id
  where undo.organisation_id = $1 and undo.id = $2`;
const RECORD = `update import.import_undo set removed = removed + $4, restored = restored + $5, left_alone = left_alone + $6,
    total = coalesce(total, $7), cursor = coalesce($8, cursor), lease_until = clock_timestamp() + interval '10 seconds'
  where organisation_id = $1 and id = $2 and claim = $3 returning import_id as "importId"`;
const FINISH = `update import.import_undo undo set status = $4, problem = $5, finished_at = now(), claim = null, lease_until = null
  from import.import_run run
  where undo.organisation_id = $1 and undo.id = $2 and undo.claim = $3 and run.organisation_id = $1 and run.id = undo.import_id
  returning run.id as "importId", run.file_name as "fileName", undo.removed, undo.restored, undo.left_alone as left`;

/** Stores undo requests, and their progress under a claim. */
@Injectable()
export class ImportUndoRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Queues the undo of an import. Returns null if it is already running or complete. */
  async request(importId: string): Promise<string | null> {
    const { userId, impersonation } = requireUser();
    const { actor } = currentContext();
    const [undo] = await this.uow.query<{ id: string }>(REQUEST, [
      ...[this.uow.organisationId, newId(), actor.userId, userId],
      ...[JSON.stringify(actor), impersonation && JSON.stringify(impersonation), this.uow.now(), importId],
    ]);
    return undo?.id ?? null;
  }

  async findByImport(importId: string): Promise<{ id: string } | null> {
    const [undo] = await this.uow.query<{ id: string }>(
      'select id from import.import_undo where organisation_id = $1 and import_id = $2',
      [this.uow.organisationId, importId],
    );
    return undo ?? null;
  }

  async read({ organisationId, id }: ClaimedWork): Promise<UndoneImport> {
    const [undone] = await this.uow.runFor(organisationId, () =>
      this.uow.query<UndoneImport>(READ, [organisationId, id]),
    );
    if (!undone) throw new AppError('NOT_FOUND');
    return undone;
  }

  /** Adds the result of a batch. The last batch completes the undo. */
  record(work: ClaimedWork, { removed, restored, left, total, last }: UndoneBatch): Promise<void> {
    const { organisationId, id, claim } = work;
    return this.uow.runFor(organisationId, async () => {
      const [updated] = await this.uow.query<{ importId: string }>(RECORD, [
        ...[organisationId, id, claim],
        ...[removed, restored, left, total, last],
      ]);
      if (!updated) throw new ClaimLostError();
      if (last === null) await this.end(work, 'COMPLETED', null);
      else this.uow.emit(ImportProgressed, updated.importId, { importId: updated.importId });
    });
  }

  finish(work: ClaimedWork, status: BackgroundStatus, problem: string | null): Promise<void> {
    return this.uow.runFor(work.organisationId, () => this.end(work, status, problem));
  }

  private async end(
    { organisationId, id, claim }: ClaimedWork,
    status: BackgroundStatus,
    problem: string | null,
  ): Promise<void> {
    const [ended] = await this.uow.query<UndoCounts>(FINISH, [organisationId, id, claim, status, problem]);
    if (!ended) throw new ClaimLostError();
    const { importId, fileName, removed, restored, left } = ended;
    this.uow.audit({
      entityType: 'IMPORT',
      entityId: importId,
      entityLabel: fileName,
      action: 'RESTORE',
      changes: toAuditChanges({ status, removed, restored, left }),
      notes: auditNotes(status, ended),
    });
    this.uow.emit(ImportProgressed, importId, { importId });
  }
}

function auditNotes(status: BackgroundStatus, { removed, restored, left }: UndoCounts): string {
  const how = status === 'COMPLETED' ? 'Import undone' : 'Undoing the import stopped early';
  return `${how}: ${removed} removed, ${restored} restored, ${left} left as they are`;
}
