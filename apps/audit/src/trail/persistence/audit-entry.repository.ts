import { Injectable } from '@nestjs/common';
import { searchKey } from '@quillcare/rules';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { GENESIS, sealingOf, type UnplacedEntry } from '../domain/chain';

// Holds the head of the organisation's chain until the transaction ends: its row is the lock that puts entries in order. The
// first entry begins the chain. A statement of its own, so that the next one sees what was appended while this one waited.
const LOCK = `insert into audit.chain_head (id, organisation_id, sequence, hash) values ($1, $2, $3, $4)
  on conflict (organisation_id) do update set version = chain_head.version`;

// Both the entry and the head's move, or neither where the act is in the trail already.
const APPEND = `with place as (
    select sequence + 1 as sequence, hash as previous_hash,
           encode(sha256(convert_to($18 || hash || $19 || (sequence + 1) || $20, 'UTF8')), 'hex') as hash
      from audit.chain_head where organisation_id = $1),
  appended as (
    insert into audit.entry (organisation_id, id, service, entity_type, entity_id, action, entity_label, changes, reason, notes,
      user_id, actor, actor_name, correlation_id, occurred_at, search_key, created_at, updated_at, sequence, previous_hash, hash)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, sequence, previous_hash, hash from place
    on conflict (id) do nothing returning sequence, hash)
  update audit.chain_head set sequence = appended.sequence, hash = appended.hash, version = version + 1, updated_at = $17
    from appended where chain_head.organisation_id = $1`;

/** The entries of the trail. In plain SQL: one is written for everything that anybody does. */
@Injectable()
export class AuditEntryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Appends an act to the chain of its organisation, once: an entry has the id of the event that told of it. The database
   * gives it its place and seals it, so that all of it goes out with the commit and is waited for once.
   */
  append(entry: UnplacedEntry): void {
    const { organisationId } = this.uow;
    this.uow.send(LOCK, [newId(), organisationId, GENESIS.sequence, GENESIS.hash]);
    const { beforeHash, beforeSequence, afterSequence } = sealingOf(entry);
    this.uow.send(APPEND, [
      organisationId,
      ...[entry.id, entry.service, entry.entityType, entry.entityId, entry.action, entry.entityLabel],
      ...[JSON.stringify(entry.changes), entry.reason, entry.notes, entry.userId],
      ...[entry.actor, entry.actorName, entry.correlationId, entry.occurredAt],
      searchKey(entry.entityLabel, entry.actorName, entry.reason, entry.notes),
      ...[this.uow.now(), beforeHash, beforeSequence, afterSequence],
    ]);
  }
}
