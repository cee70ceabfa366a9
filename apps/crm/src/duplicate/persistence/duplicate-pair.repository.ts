import { Injectable } from '@nestjs/common';
import { DuplicatePairsChanged } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { DuplicatePairEntity } from './duplicate-pair.entity';
import { PAIRS_OF_ONE } from './pair.sql';

// The sub-select hides how many ids there are. Seeing it, PostgreSQL would plan the statement anew for every client, which takes
// four times as long as executing it.
const CHANGED = `changed as (select * from crm.client
  where organisation_id = $1 and id = any(array(select unnest($2::uuid[]))) and deleted_at is null)`;

// A dismissed pair stays dismissed; only its reasons may change.
const UPSERT_PAIRS = `with ${CHANGED}, found as (
    select first_id, second_id, array_agg(distinct reason order by reason) as reasons
      from changed one cross join lateral (${PAIRS_OF_ONE}) pair group by first_id, second_id)
  insert into crm.duplicate_pair as known (id, organisation_id, first_id, second_id, reasons, created_at, updated_at)
  select gen_random_uuid(), $1, first_id, second_id, reasons, $3, $3 from found
  on conflict (organisation_id, first_id, second_id) do update set reasons = excluded.reasons
   where known.reasons <> excluded.reasons`;

const openAt = (end: string) => `select pair.id from unnest($2::uuid[]) as changed (id)
    join crm.duplicate_pair pair on pair.organisation_id = $1 and pair.${end} = changed.id and pair.dismissed_at is null`;

// Queries each end by its own index. Testing both ends against all ids in one condition would scan every open pair of the
// practice.
const OPEN = `${openAt('first_id')} union ${openAt('second_id')}`;

// Dismissed pairs are kept even if the two no longer have anything in common.
const DELETE_OBSOLETE = `delete from crm.duplicate_pair pair using crm.client a, crm.client b
  where pair.organisation_id = $1 and pair.id = any($2::uuid[]) and a.organisation_id = $1 and a.id = pair.first_id and b.organisation_id = $1 and b.id = pair.second_id
    and (a.deleted_at is not null or b.deleted_at is not null or not (
      (a.email = b.email and (a.sort_name = b.sort_name or coalesce(a.date_of_birth = b.date_of_birth, false)))
      or (a.phone = b.phone and coalesce(a.date_of_birth = b.date_of_birth, false))))`;

const IMPORTED = `select id from crm.client where organisation_id = $1 and updated_at = $2 and deleted_at is null`;

/** Suspected duplicate pairs, recomputed for changed clients by the indexes of email, phone and date of birth. */
@Injectable()
export class DuplicatePairRepository extends TenantRepository<DuplicatePairEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DuplicatePairEntity);
  }

  /** Recomputes the pairs of these clients and announces any change. */
  async refresh(clientIds: readonly string[]): Promise<void> {
    if (clientIds.length === 0) return;
    const dropped = await this.dropObsolete(clientIds);
    const added = await this.uow.execute(UPSERT_PAIRS, [this.organisationId, clientIds, this.uow.now()]);
    const [clientId = ''] = clientIds;
    if (dropped + added > 0) this.uow.emit(DuplicatePairsChanged, clientId, { clientId });
  }

  // Most clients are in no pair, which leaves nothing to compare.
  private async dropObsolete(clientIds: readonly string[]): Promise<number> {
    const open = await this.uow.query<{ id: string }>(OPEN, [this.organisationId, clientIds]);
    if (open.length === 0) return 0;
    return this.uow.execute(DELETE_OBSOLETE, [this.organisationId, open.map(({ id }) => id)]);
  }

  /** Refreshes the clients written by an import batch, which all have the batch's timestamp. */
  async refreshImported(changedAt: Date): Promise<void> {
    const rows = await this.uow.query<{ id: string }>(IMPORTED, [this.organisationId, changedAt]);
    await this.refresh(rows.map(({ id }) => id));
  }
}
