import { Injectable } from '@nestjs/common';
import { searchKey } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import type { ChainedEntry } from '../domain/chain';

/** The entries of the trail. In plain SQL: one is written for everything that anybody does. */
@Injectable()
export class AuditEntryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Stores a link of the chain and moves the chain's head on to it: both, or neither where the act is in the trail already
   * (an entry has the id of the event that told of it). Goes out with the commit.
   */
  append(entry: ChainedEntry): void {
    this.uow.send(
      `with appended as (
         insert into audit.entry (organisation_id, id, sequence, service, entity_type, entity_id, action, entity_label, changes,
           reason, notes, user_id, actor, actor_name, correlation_id, occurred_at, search_key, previous_hash, hash, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)
         on conflict (id) do nothing returning sequence, hash)
       update audit.chain_head set sequence = appended.sequence, hash = appended.hash, version = version + 1, updated_at = $20
         from appended where chain_head.organisation_id = $1`,
      [
        this.uow.organisationId,
        ...[entry.id, entry.sequence, entry.service, entry.entityType, entry.entityId, entry.action],
        ...[entry.entityLabel, JSON.stringify(entry.changes), entry.reason, entry.notes, entry.userId],
        ...[entry.actor, entry.actorName, entry.correlationId, entry.occurredAt],
        searchKey(entry.entityLabel, entry.actorName, entry.reason, entry.notes),
        ...[entry.previousHash, entry.hash, this.uow.now()],
      ],
    );
  }
}
