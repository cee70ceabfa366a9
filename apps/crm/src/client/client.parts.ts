import { defineParts } from '@quillcare/service-kit';
import { CreateClient1763600000000 } from '../migrations/create-client.migration';
import { IndexRemovedClients1764000001000 } from '../migrations/index-removed-clients.migration';
import { SearchByOrganisation1763900001000 } from '../migrations/search-by-organisation.migration';
import { ClientDependantsReader } from './client-dependants.reader';
import { ClientRulesReader } from './client-rules.reader';
import { CountClientsQuery } from './operations/count-clients.query';
import { CreateClientHandler } from './operations/create-client.handler';
import { DeleteClientHandler } from './operations/delete-client.handler';
import { GetClientDependantsQuery } from './operations/get-client-dependants.query';
import { GetClientQuery } from './operations/get-client.query';
import { ImportClientsHandler } from './operations/import-clients.handler';
import { ListClientsQuery } from './operations/list-clients.query';
import { ReadClientQuery } from './operations/read-client.query';
import { RestoreClientHandler } from './operations/restore-client.handler';
import { UpdateClientHandler } from './operations/update-client.handler';
import { ClientBatchRepository } from './persistence/client-batch.repository';
import { ClientEntity } from './persistence/client.entity';
import { ClientRepository } from './persistence/client.repository';

/** Clients of a practice. */
export const clientParts = defineParts({
  entities: [ClientEntity],
  migrations: [
    CreateClient1763600000000,
    SearchByOrganisation1763900001000,
    IndexRemovedClients1764000001000,
  ],
  handlers: [
    ListClientsQuery,
    GetClientQuery,
    CreateClientHandler,
    UpdateClientHandler,
    GetClientDependantsQuery,
    DeleteClientHandler,
    RestoreClientHandler,
    ReadClientQuery,
    CountClientsQuery,
    ImportClientsHandler,
  ],
  providers: [ClientRepository, ClientBatchRepository, ClientRulesReader, ClientDependantsReader],
});
