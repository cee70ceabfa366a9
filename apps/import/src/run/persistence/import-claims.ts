import { Injectable } from '@nestjs/common';
import type { Country, ImportEntityType } from '@quillcare/rules';
import type { DuplicateStrategy, ImportMapping, OddValues } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { Counts } from '../../run-record/import-counts';

/** An import claimed by one worker, with its progress so far. */
export interface ClaimedImport extends Counts {
  id: string;
  organisationId: string;
  /** Identifies this worker's claim. Every write checks it. */
  claim: string;
  uploadId: string;
  entityType: ImportEntityType;
  duplicateStrategy: DuplicateStrategy;
  fileName: string;
  country: Country;
  referenceDate: string;
  bytesTotal: number;
  /** A dry run stores no records. */
  dryRun: boolean;
  /** How to treat rows with an unreadable optional value. */
  oddValues: OddValues;
  /** The column mapping chosen by the user. Null if columns are recognised by name. */
  mapping: ImportMapping | null;
  columnsLeftOut: string[];
  batchesDone: number;
  keptErrors: number;
  keptWarnings: number;
  keptDuplicates: number;
  createdBy: string | null;
  /** The person whose rights the import uses. In support access this is the staff member, not `createdBy`. */
  onBehalfOf: string | null;
  uploadedBy: string;
}

const LEASE = `clock_timestamp() + interval '10 seconds'`;

const CLAIMED = `id, organisation_id as "organisationId", claim, upload_id as "uploadId",
    entity_type as "entityType", duplicate_strategy as "duplicateStrategy", file_name as "fileName", country, reference_date as "referenceDate",
    bytes_total as "bytesTotal", dry_run as "dryRun", odd_values as "oddValues", mapping, columns_left_out as "columnsLeftOut", batches_done as "batchesDone", created_by as "createdBy",
    coalesce(on_behalf_of, created_by) as "onBehalfOf", uploaded_by as "uploadedBy",
    total, successful, failed, skipped, merged, overwritten, flagged, described,
    jsonb_array_length(errors) as "keptErrors", jsonb_array_length(warnings) as "keptWarnings",
    jsonb_array_length(duplicates) as "keptDuplicates"`;

// Imports of a practice run one at a time, in order. Two with the same address would not see each other's clients.
const CLAIM = `update import.import_run run
  set claim = $3, lease_until = ${LEASE}, status = 'RUNNING', started_at = coalesce(started_at, now())
  where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING')
    and (lease_until is null or lease_until < clock_timestamp())
    and not exists (select 1 from import.import_run other where other.organisation_id = $1 and other.id <> $2
      and (other.status = 'RUNNING' and other.lease_until > clock_timestamp()
        or other.status in ('QUEUED', 'RUNNING') and (other.created_at, other.id) < (run.created_at, run.id)))
  returning ${CLAIMED}`;

const REQUEST_CANCEL = `update import.import_run set version = version + 1, updated_at = now(), cancel_requested_at = now()
  where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING') and cancel_requested_at is null`;
// A queued import has no worker, so cancelling ends it at once.
const CLAIM_QUEUED = `update import.import_run set claim = $3, status = 'RUNNING'
  where organisation_id = $1 and id = $2 and status = 'QUEUED' returning ${CLAIMED}`;

/** Leases for imports: only one worker at a time, for as long as it keeps renewing. */
@Injectable()
export class ImportClaims {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Claims the import. Returns null if it has finished, another worker holds it, or the practice has an earlier unfinished
   * import.
   */
  claim(organisationId: string, importId: string): Promise<ClaimedImport | null> {
    return this.uow.runFor(organisationId, async () => {
      await this.uow.lock('imports');
      const [run] = await this.uow.query<ClaimedImport>(CLAIM, [organisationId, importId, newId()]);
      return run ?? null;
    });
  }

  /** Asks the worker to stop. Returns false if the import has finished or was already cancelled. */
  async requestCancel(organisationId: string, importId: string): Promise<boolean> {
    return (await this.uow.execute(REQUEST_CANCEL, [organisationId, importId])) > 0;
  }

  /** Claims an import that has not started. Returns null if it has. */
  async claimQueued(organisationId: string, importId: string): Promise<ClaimedImport | null> {
    const [run] = await this.uow.query<ClaimedImport>(CLAIM_QUEUED, [organisationId, importId, newId()]);
    return run ?? null;
  }

  async renew({ organisationId, id, claim }: ClaimedImport): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update import.import_run set lease_until = ${LEASE} where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Releases the claim, so that the next attempt need not wait for the lease to expire. */
  async release({ organisationId, id, claim }: ClaimedImport): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        'update import.import_run set claim = null, lease_until = null where organisation_id = $1 and id = $2 and claim = $3',
        [organisationId, id, claim],
      ),
    );
  }

  /** Platform scope: releases and returns unfinished imports whose lease has expired. */
  releaseAbandoned(): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `update import.import_run set claim = null, lease_until = null, queued_at = now()
       where status in ('QUEUED', 'RUNNING')
         and coalesce(lease_until, queued_at + interval '10 seconds') < clock_timestamp()
       returning id, organisation_id as "organisationId"`,
    );
  }

  /** Returns the practice's oldest queued import, which is next, or null. */
  async findNextQueued(organisationId: string): Promise<string | null> {
    const [run] = await this.uow.query<{ id: string }>(
      `select id from import.import_run where organisation_id = $1 and status = 'QUEUED' order by created_at, id limit 1`,
      [organisationId],
    );
    return run?.id ?? null;
  }
}
