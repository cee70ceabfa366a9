import { Injectable } from '@nestjs/common';
import type { LeadBatchItem, Operation, RequestOf } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

/** A request of the single-record operation, or an item of a batch call. */
export type StoredRequest = RequestOf<Operation> | LeadBatchItem;

export interface BulkItem {
  position: number;
  recordId: string;
  label: string;
  /** The request to send. Null until the record was read. Stored before sending, so that a retry sends the same. */
  request: StoredRequest | null;
  undo: object | null;
  /** The version the user saw when selecting it. Null if unknown. */
  seenVersion: number | null;
}

export interface NewItem {
  recordId: string;
  label?: string;
  request?: StoredRequest;
  seenVersion?: number;
}

export interface DoneItem {
  recordId: string;
  label: string;
  versionAfter: number;
  undo: object;
}

/** Stores the records of bulk changes. Needs an open transaction. */
@Injectable()
export class BulkItems {
  constructor(private readonly uow: UnitOfWork) {}

  /** Appends records, skipping those already present. Returns how many were added. */
  add(runId: string, items: readonly NewItem[]): Promise<number> {
    return this.uow.execute(
      `insert into import.bulk_item (organisation_id, bulk_run_id, position, record_id, label, request, seen_version)
       select $1, $2, last.position + ordinality, (item->>'recordId')::uuid, coalesce(item->>'label', ''), item->'request',
           (item->>'seenVersion')::int
         from jsonb_array_elements($3::jsonb) with ordinality as given (item, ordinality),
           (select coalesce(max(position), 0) as position from import.bulk_item where bulk_run_id = $2) last
       on conflict on constraint bulk_item_record do nothing`,
      [this.uow.organisationId, runId, JSON.stringify(items)],
    );
  }

  findPending(runId: string, limit: number): Promise<BulkItem[]> {
    return this.uow.query<BulkItem>(
      `select position, record_id as "recordId", label, request, undo, seen_version as "seenVersion" from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'PENDING' order by position limit $3`,
      [this.uow.organisationId, runId, limit],
    );
  }

  /** Returns the changed records that can be undone, the latest change first. */
  findUndoable(runId: string): Promise<DoneItem[]> {
    return this.uow.query<DoneItem>(
      `select record_id as "recordId", label, version_after as "versionAfter", undo from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'DONE' and undo is not null
          and version_after is not null
        order by position desc`,
      [this.uow.organisationId, runId],
    );
  }
}
