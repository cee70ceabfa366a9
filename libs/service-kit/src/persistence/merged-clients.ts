import { Inject, Injectable } from '@nestjs/common';
import { AppError, type MergeFacts } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import type { ServiceDefinition } from '../service/define-service';
import { UnitOfWork } from './unit-of-work';

/** Rows that belong to clients and follow them when they are merged. */
export interface ClientRows {
  /** Such as `quoting.quote`. */
  table: string;
  /** The column with the client a row belongs to. */
  column: string;
  /** The column with the client it belonged to before a merge; null if no merge moved it. Needs an index, as does `column`. */
  before: string;
  /** Condition of the rows covered by the table's indexes; other rows are not moved. */
  where?: string;
  /** Further SQL assignments; `owner.present` is the client the row now belongs to. */
  also?: string;
}

/** The client a row was created for, and the record that client is now part of. */
interface Owner {
  origin: string;
  present: string;
}

/**
 * What a service knows about merged clients, in its table `client_merge`, and the moving of their rows. Events may arrive twice
 * and in any order, so a row's client is always derived from the client it started with and the merges in force. A merge, its
 * undoing and the next merge of the same records therefore end in the same state whatever the order.
 */
@Injectable()
export class MergedClients {
  private readonly table: string;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) service: ServiceDefinition,
  ) {
    this.table = `${service.name}.client_merge`;
  }

  /** Records a merge, or that it was undone. */
  async learn({ mergeId, number, survivorId, formerId }: MergeFacts, isUndone: boolean): Promise<void> {
    await this.lock('exclusive');
    const organisationId = this.uow.organisationId;
    // Neither record was merged into another at the time of this merge, so every earlier merge of either must have been undone.
    await this.uow.query(
      `insert into ${this.table} (id, organisation_id, number, survivor_id, former_id, is_undone)
       values ($2, $1, $3, $4, $5, $6 or exists (select from ${this.table} later
         where later.organisation_id = $1 and later.number > $3 and $5::uuid in (later.survivor_id, later.former_id)))
       on conflict (id) do update set is_undone = client_merge.is_undone or excluded.is_undone`,
      [organisationId, mergeId, number, survivorId, formerId, isUndone],
    );
    await this.uow.query(
      `update ${this.table} set is_undone = true
        where organisation_id = $1 and number < $2 and former_id = any($3::uuid[]) and not is_undone`,
      [organisationId, number, [survivorId, formerId]],
    );
  }

  /** Moves the rows of the merge's clients to where the merges in force place them; returns the number of rows moved. */
  async move(
    rows: readonly ClientRows[],
    { survivorId, formerId }: Pick<MergeFacts, 'survivorId' | 'formerId'>,
  ): Promise<number> {
    await this.lock('exclusive');
    const owners = await this.owners([survivorId, formerId]);
    const params = [
      this.uow.organisationId,
      owners.map(({ origin }) => origin),
      owners.map(({ present }) => present),
    ];
    let moved = 0;
    for (const one of rows) {
      moved += await this.uow.execute(movedAgain(one), params);
      moved += await this.uow.execute(movedFirst(one), params);
    }
    return moved;
  }

  /** Returns the record a client is now part of. Blocks merges until the transaction ends. */
  async presentOf(clientId: string): Promise<string> {
    await this.lock('shared');
    const owners = await this.owners([clientId]);
    return owners.find(({ origin }) => origin === clientId)?.present ?? clientId;
  }

  /** Throws VERSION_CONFLICT if the client has been merged into another since it was read. */
  async refuseFormer(clientId: string): Promise<void> {
    if ((await this.presentOf(clientId)) !== clientId) throw new AppError('VERSION_CONFLICT');
  }

  // Two statements must see the same merges, and a row inserted in the meantime must not be missed.
  private lock(kind: 'shared' | 'exclusive'): Promise<void> {
    return this.uow.lock('merged clients', { shared: kind === 'shared' });
  }

  /** Returns the given clients and all those merged into them, directly or transitively, each with its current record. */
  private owners(clientIds: readonly string[]): Promise<Owner[]> {
    const inForce = `join ${this.table} m on m.organisation_id = $1 and not m.is_undone`;
    return this.uow.query<Owner>(
      `with recursive family (id) as (
         select unnest($2::uuid[])
         union select m.former_id from family ${inForce} and m.survivor_id = family.id
       ), path (origin, at) as (
         select id, id from family
         union select path.origin, m.survivor_id from path ${inForce} and m.former_id = path.at
       )
       select origin, at as present from path where not exists (
         select from ${this.table} m where m.organisation_id = $1 and m.former_id = path.at and not m.is_undone)`,
      [this.uow.organisationId, clientIds],
    );
  }
}

const OWNERS = 'from unnest($2::uuid[], $3::uuid[]) as owner (origin, present)';

/** Moves rows that an earlier merge has moved: on to another record, or back. */
function movedAgain({ table, column, before, where = 'true', also }: ClientRows): string {
  return `update ${table} moved set ${column} = owner.present, ${before} = nullif(owner.origin, owner.present)${and(also)}
    ${OWNERS} where moved.organisation_id = $1 and moved.${before} = owner.origin and moved.${column} <> owner.present
      and (${where})`;
}

function movedFirst({ table, column, before, where = 'true', also }: ClientRows): string {
  return `update ${table} moved set ${column} = owner.present, ${before} = owner.origin${and(also)}
    ${OWNERS} where moved.organisation_id = $1 and moved.${before} is null and moved.${column} = owner.origin
      and owner.origin <> owner.present and (${where})`;
}

function and(also: string | undefined): string {
  return also ? `, ${also}` : '';
}
