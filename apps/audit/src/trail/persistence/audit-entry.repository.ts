import { Injectable } from '@nestjs/common';
import { searchKey } from '@quillcare/rules';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { chain, GENESIS, type ChainedEntry, type ChainHead, type UnplacedEntry } from '../domain/chain';

// Creates the row with the organisation's first entry. Afterwards the update changes nothing and only locks the row until the
// transaction ends, so that entries are appended one at a time.
const LOCK_HEAD = `insert into audit.chain_head (id, organisation_id, sequence, hash) values ($1, $2, $3, $4)
  on conflict (organisation_id) do update set version = chain_head.version
  returning sequence, hash`;

const INSERT = `insert into audit.entry (organisation_id, id, service, entity_type, entity_id, action, entity_label, changes,
    reason, notes, user_id, actor, actor_name, correlation_id, occurred_at, search_key, created_at, updated_at,
    sequence, previous_hash, hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, $18, $19, $20)
  on conflict (id) do nothing`;

const MOVE_HEAD = `update audit.chain_head set sequence = $2, hash = $3, version = version + 1, updated_at = $4
  where organisation_id = $1`;

/** Reads and appends audit entries in plain SQL. */
@Injectable()
export class AuditEntryRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Appends an act to its organisation's chain. The entry's id is the event's id, so an act is recorded once even if the inbox no
   * longer holds the event or never did. Returns false if it was already there.
   */
  async append(entry: UnplacedEntry): Promise<boolean> {
    const placed = chain(entry, await this.lockHead());
    if (!(await this.insert(placed))) return false;
    const { organisationId, sequence, hash } = placed;
    await this.uow.execute(MOVE_HEAD, [organisationId, sequence, hash, this.uow.now()]);
    return true;
  }

  private async lockHead(): Promise<ChainHead> {
    const { organisationId } = this.uow;
    const values = [newId(), organisationId, GENESIS.sequence, GENESIS.hash];
    const [head] = await this.uow.query<ChainHead>(LOCK_HEAD, values);
    return head ?? GENESIS;
  }

  private async insert(entry: ChainedEntry): Promise<boolean> {
    const inserted = await this.uow.execute(INSERT, [
      ...[entry.organisationId, entry.id, entry.service, entry.entityType, entry.entityId, entry.action],
      ...[entry.entityLabel, JSON.stringify(entry.changes), entry.reason, entry.notes, entry.userId],
      ...[entry.actor, entry.actorName, entry.correlationId, entry.occurredAt],
      searchKey(entry.entityLabel, entry.actorName, entry.reason, entry.notes),
      ...[this.uow.now(), entry.sequence, entry.previousHash, entry.hash],
    ]);
    return inserted === 1;
  }
}
