import { Injectable } from '@nestjs/common';
import {
  ClientCreated,
  ClientDeleted,
  ClientRestored,
  ClientUpdated,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

/**
 * Refreshes a client's pairs after each committed change. Within the transaction it would miss pairs, because two colleagues
 * adding the same person concurrently do not see each other's row.
 */
@Injectable()
abstract class OnClientChanged {
  constructor(private readonly pairs: DuplicatePairRepository) {}

  handle({ data }: EventEnvelope<{ clientId: string }>): Promise<void> {
    return this.pairs.refresh([data.clientId]);
  }
}

@Consumes(ClientCreated)
export class OnClientCreatedConsumer extends OnClientChanged {}

@Consumes(ClientUpdated)
export class OnClientUpdatedConsumer extends OnClientChanged {}

@Consumes(ClientDeleted)
export class OnClientDeletedConsumer extends OnClientChanged {}

@Consumes(ClientRestored)
export class OnClientRestoredConsumer extends OnClientChanged {}
