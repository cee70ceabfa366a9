import { Injectable } from '@nestjs/common';
import type { Impersonation } from '@quillcare/contracts';
import { newId, UnitOfWork, type Actor } from '@quillcare/service-kit';

/** The tables of background work. Names are interpolated into SQL, so they must stay literals. */
export type WorkTable = 'list_export' | 'practice_export' | 'bulk_run' | 'import_undo';

/** Work claimed by one worker, and on whose behalf it runs. */
export interface ClaimedWork {
  table: WorkTable;
  id: string;
  organisationId: string;
  /** Identifies this worker's claim. Every write checks it. */
  claim: string;
  /** The person whose rights the work uses. In support access, the staff member's. */
  userId: string;
  actor: Actor;
  impersonation: Impersonation | null;
}

/** Thrown when this worker's lease expired and another worker has taken over. */
export class ClaimLostError extends Error {
  constructor() {
    super('Another worker has taken over this work.');
    this.name = 'ClaimLostError';
  }
}

const LEASE = `clock_timestamp() + interval '10 seconds'`;

/** Leases for background work: only one worker at a time, for as long as it keeps renewing. */
@Injectable()
export class BackgroundClaims {
  constructor(private readonly uow: UnitOfWork) {}

  /** Claims the work. Returns null if it has ended or another worker holds it. */
  claim(table: WorkTable, organisationId: string, id: string): Promise<ClaimedWork | null> {
    return this.uow.runFor(organisationId, async () => {
      const [work] = await this.uow.query<Omit<ClaimedWork, 'table'>>(
        `update import.${table} set claim = $3, lease_until = ${LEASE}, status = 'RUNNING'
          where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING')
            and (lease_until is null or lease_until < clock_timestamp())
          returning id, organisation_id as "organisationId", claim, user_id as "userId", actor, impersonation`,
        [organisationId, id, newId()],
      );
      return work ? { ...work, table } : null;
    });
  }

  async renew({ table, organisationId, id, claim }: ClaimedWork): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update import.${table} set lease_until = ${LEASE} where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Releases the claim, so that the next attempt need not wait for the lease to expire. */
  async release({ table, organisationId, id, claim }: ClaimedWork): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update import.${table} set claim = null, lease_until = null
          where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Returns whether cancellation was requested; throws ClaimLostError if the claim was lost. */
  async isCancelRequested({ table, organisationId, id, claim }: ClaimedWork): Promise<boolean> {
    const [row] = await this.uow.runFor(organisationId, () =>
      this.uow.query<{ cancelled: boolean }>(
        `select cancel_requested_at is not null as cancelled from import.${table}
          where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
    if (!row) throw new ClaimLostError();
    return row.cancelled;
  }

  /** Requests cancellation in the current transaction. Returns false if the work has ended or was already cancelled. */
  async requestCancel(table: WorkTable, organisationId: string, id: string): Promise<boolean> {
    const requested = await this.uow.execute(
      `update import.${table} set cancel_requested_at = now()
        where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING') and cancel_requested_at is null`,
      [organisationId, id],
    );
    return requested > 0;
  }

  /** Platform scope: releases and returns unfinished work whose lease has expired. */
  takeAbandoned(table: WorkTable): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `update import.${table} set claim = null, lease_until = null, queued_at = now()
        where status in ('QUEUED', 'RUNNING')
          and coalesce(lease_until, queued_at + interval '10 seconds') < clock_timestamp()
        returning id, organisation_id as "organisationId"`,
    );
  }
}
