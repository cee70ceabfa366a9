import { Injectable } from '@nestjs/common';
import type { Country } from '@quillcare/rules';
import type { DuplicateStrategy } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import type { Counts } from '../domain/import-counts';

/** An import in the hands of one worker, as far as it had got. */
export interface ClaimedImport extends Counts {
  id: string;
  organisationId: string;
  /** Names this worker's hold; whoever writes tests it. */
  claim: string;
  uploadId: string;
  duplicateStrategy: DuplicateStrategy;
  fileName: string;
  country: Country;
  referenceDate: string;
  bytesTotal: number;
  batchesDone: number;
  keptErrors: number;
  keptWarnings: number;
  keptDuplicates: number;
  createdBy: string | null;
  uploadedBy: string;
}

const LEASE = `clock_timestamp() + interval '10 seconds'`;

// Imports of one practice run one after another: two that hold the same address would not see each other's clients.
const CLAIM = `update import.import_run run
  set claim = $3, lease_until = ${LEASE}, status = 'RUNNING', started_at = coalesce(started_at, now())
  where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING')
    and (lease_until is null or lease_until < clock_timestamp())
    and not exists (select 1 from import.import_run other where other.organisation_id = $1 and other.id <> $2
      and other.status = 'RUNNING' and other.lease_until > clock_timestamp())
  returning id, organisation_id as "organisationId", claim, upload_id as "uploadId",
    duplicate_strategy as "duplicateStrategy", file_name as "fileName", country, reference_date as "referenceDate",
    bytes_total as "bytesTotal", batches_done as "batchesDone", created_by as "createdBy", uploaded_by as "uploadedBy",
    total, successful, failed, skipped, merged, overwritten, flagged,
    jsonb_array_length(errors) as "keptErrors", jsonb_array_length(warnings) as "keptWarnings",
    jsonb_array_length(duplicates) as "keptDuplicates"`;

/** Who works on an import: one worker at a time, for as long as it shows signs of life. */
@Injectable()
export class ImportClaims {
  constructor(private readonly uow: UnitOfWork) {}

  /** Takes the import, or null when it is finished, in other hands, or has to wait for another of the practice. */
  claim(organisationId: string, importId: string): Promise<ClaimedImport | null> {
    return this.uow.runFor(organisationId, async () => {
      await this.uow.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `import:${organisationId}`,
      ]);
      const [run] = await this.uow.query<ClaimedImport>(CLAIM, [organisationId, importId, newId()]);
      return run ?? null;
    });
  }

  /** A sign of life. */
  async renew({ organisationId, id, claim }: ClaimedImport): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update import.import_run set lease_until = ${LEASE} where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Lets go, so that the next try need not wait for the lease to end. */
  async release({ organisationId, id, claim }: ClaimedImport): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        'update import.import_run set claim = null, lease_until = null where organisation_id = $1 and id = $2 and claim = $3',
        [organisationId, id, claim],
      ),
    );
  }

  /** In the platform scope: open imports that nobody has shown life for in 10 seconds, taken from whoever held them. */
  takeAbandoned(): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `update import.import_run set claim = null, lease_until = null, queued_at = now()
       where status in ('QUEUED', 'RUNNING')
         and coalesce(lease_until, queued_at + interval '10 seconds') < clock_timestamp()
       returning id, organisation_id as "organisationId"`,
    );
  }

  /** The practice's oldest import that waits for its turn. */
  async nextQueued(organisationId: string): Promise<string | null> {
    const [run] = await this.uow.query<{ id: string }>(
      `select id from import.import_run where organisation_id = $1 and status = 'QUEUED' order by created_at, id limit 1`,
      [organisationId],
    );
    return run?.id ?? null;
  }
}
