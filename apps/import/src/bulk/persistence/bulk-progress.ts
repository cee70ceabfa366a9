import { Injectable } from '@nestjs/common';
import { BulkRunProgressed, MAX_BULK_RECORDS, type BackgroundStatus } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { ClaimLostError, type ClaimedWork } from '../../background/background-claims';
import { BulkItems, type BulkItem } from './bulk-items';

export type PlannedItem = Pick<BulkItem, 'position' | 'label' | 'request' | 'undo'>;

export type BulkOutcome = (
  | { position: number; state: 'DONE'; versionAfter: number | null }
  | { position: number; state: 'REFUSED'; reason: string }
) &
  // Present if the record was not read before.
  Partial<Pick<BulkItem, 'label' | 'undo'>>;

const PLAN = `update import.bulk_item item set label = given.label, request = given.request, undo = given.undo
  from jsonb_to_recordset($3::jsonb) as given (position int, label text, request jsonb, undo jsonb)
  where item.organisation_id = $1 and item.bulk_run_id = $2 and item.position = given.position and item.state = 'PENDING'`;
const RECORD = `update import.bulk_item item
    set state = given.state, version_after = given."versionAfter", reason = given.reason,
      label = coalesce(given.label, item.label), undo = coalesce(given.undo, item.undo)
  from jsonb_to_recordset($3::jsonb)
    as given (position int, state text, "versionAfter" int, reason text, label text, undo jsonb)
  where item.organisation_id = $1 and item.bulk_run_id = $2 and item.position = given.position and item.state = 'PENDING'`;
const COUNT = `update import.bulk_run set done = done + $4, refused = refused + $5,
    lease_until = clock_timestamp() + interval '10 seconds'
  where organisation_id = $1 and id = $2 and claim = $3`;

/** Progress of bulk changes, written only by the worker that holds the claim. */
@Injectable()
export class BulkProgress {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly items: BulkItems,
  ) {}

  /** Adds a page of matching records. The last page completes the gathering. */
  addGathered(
    work: ClaimedWork,
    ids: readonly string[],
    before: number,
    nextCursor: string | null,
  ): Promise<number> {
    return this.underClaim(work, async () => {
      const items = ids.slice(0, MAX_BULK_RECORDS - before).map((recordId) => ({ recordId }));
      const total = before + (await this.items.add(work.id, items));
      const isLast = nextCursor === null || total >= MAX_BULK_RECORDS;
      await this.uow.execute(
        `update import.bulk_run set total = $4, cursor = $5, is_gathered = $6
          where organisation_id = $1 and id = $2 and claim = $3`,
        [work.organisationId, work.id, work.claim, total, nextCursor, isLast],
      );
      return total;
    });
  }

  /** Stores the requests before any of them is sent. */
  plan(work: ClaimedWork, planned: readonly PlannedItem[]): Promise<void> {
    return this.underClaim(work, async () => {
      await this.uow.execute(PLAN, [work.organisationId, work.id, JSON.stringify(planned)]);
    });
  }

  record(work: ClaimedWork, outcomes: readonly BulkOutcome[]): Promise<void> {
    return this.underClaim(work, async () => {
      await this.uow.execute(RECORD, [work.organisationId, work.id, JSON.stringify(outcomes)]);
      const done = outcomes.filter(({ state }) => state === 'DONE').length;
      const { organisationId, id, claim } = work;
      await this.uow.execute(COUNT, [organisationId, id, claim, done, outcomes.length - done]);
    });
  }

  /** Ends the change. If a reason is given, the remaining records are refused with it. */
  finish(work: ClaimedWork, status: BackgroundStatus, reason: string | null = null): Promise<void> {
    return this.underClaim(work, async () => {
      const { organisationId, id, claim } = work;
      const refused = reason === null ? 0 : await this.refuseRemaining(work, reason);
      await this.uow.execute(
        `update import.bulk_run set status = $4, refused = refused + $5, problem = $6, finished_at = now(),
            claim = null, lease_until = null
          where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim, status, refused, reason],
      );
    });
  }

  private refuseRemaining({ organisationId, id }: ClaimedWork, reason: string): Promise<number> {
    return this.uow.execute(
      `update import.bulk_item set state = 'REFUSED', reason = $3
        where organisation_id = $1 and bulk_run_id = $2 and state = 'PENDING'`,
      [organisationId, id, reason],
    );
  }

  /** Writes under the claim and publishes the progress to the person's open browsers. */
  private underClaim<T>(work: ClaimedWork, write: () => Promise<T>): Promise<T> {
    const { organisationId, id, claim, userId } = work;
    return this.uow.runFor(organisationId, async () => {
      const locked = await this.uow.query(
        'select 1 from import.bulk_run where organisation_id = $1 and id = $2 and claim = $3 for update',
        [organisationId, id, claim],
      );
      if (locked.length === 0) throw new ClaimLostError();
      const result = await write();
      this.uow.emit(BulkRunProgressed, id, { bulkRunId: id, userId });
      return result;
    });
  }
}
