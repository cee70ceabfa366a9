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
 * The pairs of a client follow each change, after its commit: two colleagues who add the same person at once do not see each
 * other's record before.
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
