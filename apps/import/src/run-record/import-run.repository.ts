import { Injectable } from '@nestjs/common';
import type { ImportResult } from './import-result';
import { TenantRepository, UnitOfWork, type NewRecord } from '@quillcare/service-kit';
import { ImportRunEntity } from './import-run.entity';

export type Requested = Pick<
  ImportRunEntity,
  | 'uploadId'
  | 'entityType'
  | 'duplicateStrategy'
  | 'fileName'
  | 'country'
  | 'referenceDate'
  | 'bytesTotal'
  | 'dryRun'
  | 'oddValues'
  | 'mapping'
  | 'columnsLeftOut'
  | 'fileHash'
  | 'uploadedBy'
  | 'onBehalfOf'
> & { id: string };

const INITIAL_STATE: Omit<NewRecord<ImportRunEntity>, keyof Requested | 'isTraced'> = {
  status: 'QUEUED',
  bytesProcessed: 0,
  room: null,
  header: [],
  columns: [],
  total: 0,
  successful: 0,
  failed: 0,
  skipped: 0,
  merged: 0,
  overwritten: 0,
  flagged: 0,
  described: 0,
  summary: null,
  errors: [],
  warnings: [],
  duplicates: [],
  cancelRequestedAt: null,
  startedAt: null,
  finishedAt: null,
};

/** Stores imports as requested. `ImportProgress` writes their progress, and the audit entry when they end. */
@Injectable()
export class ImportRunRepository extends TenantRepository<ImportRunEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ImportRunEntity);
  }

  createQueued(requested: Requested): Promise<ImportRunEntity> {
    return this.insert({ ...INITIAL_STATE, ...requested, isTraced: !requested.dryRun });
  }

  /** Stores an import that failed before it started. */
  createRefused(
    requested: Requested,
    { status, summary, error }: ImportResult,
    now: Date,
  ): Promise<ImportRunEntity> {
    return this.insert({
      ...INITIAL_STATE,
      ...requested,
      isTraced: false,
      status,
      summary,
      errors: error ? [error] : [],
      startedAt: now,
      finishedAt: now,
    });
  }
}
