import { Injectable } from '@nestjs/common';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { GENESIS, type ChainHead } from '../domain/chain';

/** Where the chain of each organisation stands; its row is the lock that puts entries in order. */
@Injectable()
export class ChainHeadStore {
  constructor(private readonly uow: UnitOfWork) {}

  /** The head of the organisation's chain, held until the transaction ends; the first call begins the chain. */
  async lock(): Promise<ChainHead> {
    const [head] = await this.uow.query<ChainHead>(
      `insert into audit.chain_head (id, organisation_id, sequence, hash) values ($1, $2, $3, $4)
       on conflict (organisation_id) do update set version = chain_head.version
       returning sequence, hash`,
      [newId(), this.uow.organisationId, GENESIS.sequence, GENESIS.hash],
    );
    if (!head) throw new Error('The head of the audit chain could not be read.');
    return head;
  }

  /** Moves the head on to the entry that was just appended; goes out with the commit. */
  advance(head: ChainHead): void {
    this.uow.send(
      `update audit.chain_head set sequence = $2, hash = $3, version = version + 1, updated_at = $4
        where organisation_id = $1`,
      [this.uow.organisationId, head.sequence, head.hash, this.uow.now()],
    );
  }
}
