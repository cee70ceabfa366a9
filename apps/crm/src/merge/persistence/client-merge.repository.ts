import { Injectable } from '@nestjs/common';
import { currentContext, newId, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { FieldChanges } from '../domain/merge';
import { ClientMergeEntity } from './client-merge.entity';

const LATER = `select id from crm.client_merge
  where organisation_id = $1 and number > $2 and undone_at is null and (survivor_id = any($3::uuid[]) or former_id = any($3::uuid[]))
  order by number desc limit 1`;

const INSERT = `insert into crm.client_merge (id, organisation_id, created_at, updated_at, created_by, updated_by, survivor_id, former_id, changes)
  values ($2, $1, $3, $3, $4, $4, $5, $6, $7)`;

/** Not audited itself, because the changes of both clients are. */
@Injectable()
export class ClientMergeRepository extends TenantRepository<ClientMergeEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ClientMergeEntity);
  }

  /**
   * Serialises merges within a practice. A merge also touches duplicate pairs of further records, so two merges sharing such
   * records would otherwise deadlock.
   */
  async oneAtATime(): Promise<void> {
    await this.uow.lock('client merges');
  }

  /** Stores a merge; the database assigns its number. The rows of both clients must be locked. */
  async add(survivorId: string, formerId: string, changes: FieldChanges): Promise<ClientMergeEntity> {
    const id = newId();
    const { userId } = currentContext().actor;
    await this.uow.query(INSERT, [
      ...[this.organisationId, id, this.uow.now(), userId],
      ...[survivorId, formerId, JSON.stringify(changes)],
    ]);
    return this.get(id);
  }

  /** Returns a later active merge involving either of these clients. */
  async laterThan({ number, survivorId, formerId }: ClientMergeEntity): Promise<string | null> {
    const [later] = await this.uow.query<{ id: string }>(LATER, [
      ...[this.organisationId, number],
      [survivorId, formerId],
    ]);
    return later?.id ?? null;
  }
}
