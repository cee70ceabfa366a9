import { defineParts } from '@quillcare/service-kit';
import {
  OnClientCreatedConsumer,
  OnClientDeletedConsumer,
  OnClientRestoredConsumer,
  OnClientUpdatedConsumer,
} from './consumers/on-client-changed.consumer';
import { OnClientsImportedConsumer } from './consumers/on-clients-imported.consumer';
import { DismissDuplicatePairHandler } from './operations/dismiss-duplicate-pair.handler';
import { ListClientMatchesQuery } from './operations/list-client-matches.query';
import { ListDuplicatePairsQuery } from './operations/list-duplicate-pairs.query';
import { ReopenDuplicatePairHandler } from './operations/reopen-duplicate-pair.handler';
import { DuplicatePairEntity } from './persistence/duplicate-pair.entity';
import { DuplicatePairRepository } from './persistence/duplicate-pair.repository';

/** Possible duplicates among clients: warned about while typing, and listed until someone decides. */
export const duplicateParts = defineParts({
  entities: [DuplicatePairEntity],
  handlers: [
    ListDuplicatePairsQuery,
    ListClientMatchesQuery,
    DismissDuplicatePairHandler,
    ReopenDuplicatePairHandler,
  ],
  consumers: [
    OnClientCreatedConsumer,
    OnClientUpdatedConsumer,
    OnClientDeletedConsumer,
    OnClientRestoredConsumer,
    OnClientsImportedConsumer,
  ],
  providers: [DuplicatePairRepository],
});
