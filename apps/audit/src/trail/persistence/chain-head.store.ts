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
}
