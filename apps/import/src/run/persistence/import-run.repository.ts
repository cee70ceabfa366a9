import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork, type NewRecord } from '@quillcare/service-kit';
import { ImportRunEntity } from './import-run.entity';

type Asked = Pick<
  ImportRunEntity,
  | 'uploadId'
  | 'entityType'
  | 'duplicateStrategy'
  | 'fileName'
  | 'country'
  | 'referenceDate'
  | 'bytesTotal'
  | 'uploadedBy'
> & { id: string };

const UNTOUCHED: Omit<NewRecord<ImportRunEntity>, keyof Asked> = {
  status: 'QUEUED',
  bytesProcessed: 0,
  fileHash: null,
  total: 0,
  successful: 0,
  failed: 0,
  skipped: 0,
  merged: 0,
  overwritten: 0,
  flagged: 0,
  summary: null,
  errors: [],
  warnings: [],
  duplicates: [],
  startedAt: null,
  finishedAt: null,
};

/** Imports as they are asked for. How they go on is written by `ImportProgress`; the audit hears of them when they end. */
@Injectable()
export class ImportRunRepository extends TenantRepository<ImportRunEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ImportRunEntity);
  }

  /** Puts an import into the queue. */
  queue(asked: Asked): Promise<ImportRunEntity> {
    return this.insert({ ...UNTOUCHED, ...asked });
  }
}
