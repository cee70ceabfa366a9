import { Injectable } from '@nestjs/common';
import type { Impersonation } from '@quillcare/contracts';
import { newId, UnitOfWork, type Actor } from '@quillcare/service-kit';

/** The tables of background work; a name goes into statements as it is. */
export type WorkTable = 'list_export' | 'practice_export' | 'bulk_run' | 'import_undo';

/** Work that one worker holds, and in whose name it is done. */
export interface ClaimedWork {
  table: WorkTable;
  id: string;
  organisationId: string;
  /** Identifies this worker's claim; every write tests it. */
  claim: string;
  /** Whose rights the work uses: in support access, those of the member of staff. */
  userId: string;
  /** Who acts, as the audit names it. */
  actor: Actor;
  impersonation: Impersonation | null;
}

/** The worker's lease ran out, and another one has taken the work. */
export class ClaimLost extends Error {
  constructor() {
    super('Another worker has taken over this work.');
    this.name = 'ClaimLost';
  }
}

const LEASE = `clock_timestamp() + interval '10 seconds'`;

/** Leases of background work: one worker at a time, for as long as it renews its lease. */
@Injectable()
export class BackgroundClaims {
  constructor(private readonly uow: UnitOfWork) {}

  /** Takes the work; null if it is over or another worker holds it. */
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

  /** Gives the work back, so that the next attempt need not wait until the lease runs out. */
  async release({ table, organisationId, id, claim }: ClaimedWork): Promise<void> {
    await this.uow.runFor(organisationId, () =>
      this.uow.execute(
        `update import.${table} set claim = null, lease_until = null
          where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
  }

  /** Whether somebody asked the work to stop; throws when the claim is lost. */
  async isCancelRequested({ table, organisationId, id, claim }: ClaimedWork): Promise<boolean> {
    const [row] = await this.uow.runFor(organisationId, () =>
      this.uow.query<{ cancelled: boolean }>(
        `select cancel_requested_at is not null as cancelled from import.${table}
          where organisation_id = $1 and id = $2 and claim = $3`,
        [organisationId, id, claim],
      ),
    );
    if (!row) throw new ClaimLost();
    return row.cancelled;
  }

  /** Asks the work of a person to stop; false if it is over or was asked before. In the transaction of the request. */
  async requestCancel(table: WorkTable, organisationId: string, id: string): Promise<boolean> {
    const asked = await this.uow.execute(
      `update import.${table} set cancel_requested_at = now()
        where organisation_id = $1 and id = $2 and status in ('QUEUED', 'RUNNING') and cancel_requested_at is null`,
      [organisationId, id],
    );
    return asked > 0;
  }

  /** In the platform scope: frees unfinished work whose lease ran out. */
  takeAbandoned(table: WorkTable): Promise<{ id: string; organisationId: string }[]> {
    return this.uow.query(
      `update import.${table} set claim = null, lease_until = null, queued_at = now()
        where status in ('QUEUED', 'RUNNING')
          and coalesce(lease_until, queued_at + interval '10 seconds') < clock_timestamp()
        returning id, organisation_id as "organisationId"`,
    );
  }
}
