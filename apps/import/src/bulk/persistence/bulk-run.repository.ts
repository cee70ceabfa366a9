import { Injectable } from '@nestjs/common';
import { AppError, SHOWN_REFUSALS, type BulkAction, type BulkRun } from '@quillcare/contracts';
import {
  currentContext,
  newId,
  onUniqueViolation,
  TenantRepository,
  toWire,
  UnitOfWork,
} from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { BULK_DEFINITIONS } from '../domain/bulk-definitions';
import { BulkRunEntity } from './bulk-run.entity';

type Wanted = Pick<BulkRunEntity, 'action' | 'matching' | 'undoOf'>;

/** Bulk changes as people ask for them; `BulkProgress` writes what becomes of them. */
@Injectable()
export class BulkRunRepository extends TenantRepository<BulkRunEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, BulkRunEntity);
  }

  /** A bulk change of this person; one of somebody else is not there. */
  async ofPerson(id: string, options: { lock?: boolean } = {}): Promise<BulkRunEntity> {
    const found = await this.find(id, options);
    if (found?.userId !== requirePerson().userId) throw new AppError('NOT_FOUND');
    return found;
  }

  /** The run that an earlier attempt of this very request has made. */
  async ofRequest(): Promise<BulkRunEntity | null> {
    const { idempotencyKey: requestKey } = currentContext();
    if (!requestKey) return null;
    const { organisationId } = this;
    return this.manager.findOne(BulkRunEntity, {
      where: { organisationId, userId: requirePerson().userId, requestKey },
    });
  }

  create({ action, matching, undoOf }: Wanted): Promise<BulkRunEntity> {
    const { userId, impersonation } = requirePerson();
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

  /** A run as its owner sees it. */
  async shown(run: BulkRunEntity): Promise<BulkRun> {
    const refusals = await this.uow.query<BulkRun['refusals'][number]>(
      `select record_id as "recordId", label, reason from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'REFUSED' order by position limit $3`,
      [this.organisationId, run.id, SHOWN_REFUSALS],
    );
    return { ...toWire(run), action: run.action.name, refusals, canUndo: canUndo(run) };
  }
}

/** Once it is over, and once only; what takes something back is not taken back itself. */
export function canUndo({ action, finishedAt, done, undoOf, undoneBy }: Undoable): boolean {
  const isOpen = finishedAt !== null && done > 0 && undoOf === null && undoneBy === null;
  return isOpen && BULK_DEFINITIONS[action.name].undo !== null;
}

type Undoable = { action: BulkAction } & Pick<BulkRunEntity, 'finishedAt' | 'done' | 'undoOf' | 'undoneBy'>;
