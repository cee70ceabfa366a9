import { Injectable } from '@nestjs/common';
import { AppError, MAX_SHOWN_REFUSALS, type BulkAction, type BulkRun } from '@quillcare/contracts';
import {
  currentContext,
  newId,
  onUniqueViolation,
  TenantRepository,
  toWire,
  UnitOfWork,
} from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { BULK_DEFINITIONS } from '../domain/bulk-definitions';
import { BulkRunEntity } from './bulk-run.entity';

type BulkRunRequest = Pick<BulkRunEntity, 'action' | 'matching' | 'undoOf'>;

/** Stores bulk changes as requested; `BulkProgress` writes their progress. */
@Injectable()
export class BulkRunRepository extends TenantRepository<BulkRunEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, BulkRunEntity);
  }

  /** Returns a run of the signed-in person. Throws NOT_FOUND for anyone else's. */
  async getOwn(id: string, options: { lock?: boolean } = {}): Promise<BulkRunEntity> {
    const found = await this.find(id, options);
    if (found?.userId !== requireUser().userId) throw new AppError('NOT_FOUND');
    return found;
  }

  /** Returns the run that an earlier attempt of this request created, or null. */
  async findByRequest(): Promise<BulkRunEntity | null> {
    const { idempotencyKey: requestKey } = currentContext();
    if (!requestKey) return null;
    const { organisationId } = this;
    return this.manager.findOne(BulkRunEntity, {
      where: { organisationId, userId: requireUser().userId, requestKey },
    });
  }

  create({ action, matching, undoOf }: BulkRunRequest): Promise<BulkRunEntity> {
    const { userId, impersonation } = requireUser();
    const { actor, idempotencyKey } = currentContext();
    const requestKey = idempotencyKey ?? newId();
    return onUniqueViolation(
      () =>
        this.insert({
          userId,
          impersonation,
          actor,
          requestKey,
          action,
          matching,
          undoOf,
          status: 'QUEUED',
          cancelRequestedAt: null,
          finishedAt: null,
          problem: null,
          undoneBy: null,
          cursor: null,
          isGathered: matching === null,
          total: 0,
          done: 0,
          refused: 0,
        }),
      'bulk_run_request',
      () => new AppError('REQUEST_IN_PROGRESS', { retryAfterSeconds: 1 }),
    );
  }

  async toBulkRun(run: BulkRunEntity): Promise<BulkRun> {
    const refusals = await this.uow.query<BulkRun['refusals'][number]>(
      `select record_id as "recordId", label, reason from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'REFUSED' order by position limit $3`,
      [this.organisationId, run.id, MAX_SHOWN_REFUSALS],
    );
    return { ...toWire(run), action: run.action.name, refusals, canUndo: canUndo(run) };
  }
}

/** Only a finished run can be undone, and only once. An undo itself cannot be undone. */
export function canUndo({ action, finishedAt, done, undoOf, undoneBy }: Undoable): boolean {
  const isOpen = finishedAt !== null && done > 0 && undoOf === null && undoneBy === null;
  return isOpen && BULK_DEFINITIONS[action.name].undo !== null;
}

type Undoable = { action: BulkAction } & Pick<BulkRunEntity, 'finishedAt' | 'done' | 'undoOf' | 'undoneBy'>;
