import { Injectable } from '@nestjs/common';
import { currentContext, newId, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { FieldChanges } from '../domain/merge';
import { ClientMergeEntity } from './client-merge.entity';

const LATER = `select id from crm.client_merge
  where organisation_id = $1 and number > $2 and undone_at is null and (survivor_id = any($3::uuid[]) or former_id = any($3::uuid[]))
  order by number desc limit 1`;

const INSERT = `insert into crm.client_merge (id, organisation_id, created_at, updated_at, created_by, updated_by, survivor_id, former_id, changes)
  values ($2, $1, $3, $3, $4, $4, $5, $6, $7)`;

/** Both clients are audited, so the merge itself is not. */
@Injectable()
export class ClientMergeRepository extends TenantRepository<ClientMergeEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ClientMergeEntity);
  }

  /**
   * Waits for the practice's merge in progress. A merge also points at records beside its own, those that look like duplicates of
   * them: two that share such records would otherwise wait for each other.
   */
  async oneAtATime(): Promise<void> {
    await this.uow.lock('client merges');
  }

  /** Stores a merge; the database gives it its number. The rows of both clients must be locked. */
  async add(survivorId: string, formerId: string, changes: FieldChanges): Promise<ClientMergeEntity> {
    const id = newId();
    const { userId } = currentContext().actor;
    await this.uow.query(INSERT, [
      ...[this.organisationId, id, this.uow.now(), userId],
      ...[survivorId, formerId, JSON.stringify(changes)],
    ]);
    return this.get(id);
  }

  /** A later merge in force that one of these clients is part of. */
  async laterThan({ number, survivorId, formerId }: ClientMergeEntity): Promise<string | null> {
    const [later] = await this.uow.query<{ id: string }>(LATER, [
      ...[this.organisationId, number],
      [survivorId, formerId],
    ]);
    return later?.id ?? null;
  }
}
