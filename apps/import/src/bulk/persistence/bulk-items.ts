import { Injectable } from '@nestjs/common';
import type { LeadBatchItem, Operation, RequestOf } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';

/** A request of the operation that changes one record, or a lead's share of one that changes several. */
export type StoredRequest = RequestOf<Operation> | LeadBatchItem;

/** One record of a bulk change. */
export interface BulkItem {
  position: number;
  recordId: string;
  label: string;
  /** What is sent for it; null until the record was looked at. Stored first, so that a repetition sends the same. */
  request: StoredRequest | null;
  undo: object | null;
  /** The version that the person chose it in; null where nobody said. */
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

/** The records of bulk changes, inside an open transaction. */
@Injectable()
export class BulkItems {
  constructor(private readonly uow: UnitOfWork) {}

  /** Adds records after those that are there; one that is there already is left out. Answers with how many were added. */
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

  /** The next records that nothing has become of yet. */
  pending(runId: string, most: number): Promise<BulkItem[]> {
    return this.uow.query<BulkItem>(
      `select position, record_id as "recordId", label, request, undo, seen_version as "seenVersion" from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'PENDING' order by position limit $3`,
      [this.uow.organisationId, runId, most],
    );
  }

  /** What was changed and can be taken back, the newest change first. */
  undoable(runId: string): Promise<DoneItem[]> {
    return this.uow.query<DoneItem>(
      `select record_id as "recordId", label, version_after as "versionAfter", undo from import.bulk_item
        where organisation_id = $1 and bulk_run_id = $2 and state = 'DONE' and undo is not null
          and version_after is not null
        order by position desc`,
      [this.uow.organisationId, runId],
    );
  }
}
