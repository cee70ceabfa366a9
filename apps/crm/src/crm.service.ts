import { defineService } from '@quillcare/service-kit';
import { CountClientsQuery } from './client/operations/count-clients.query';
import { CreateClientHandler } from './client/operations/create-client.handler';
import { DeleteClientHandler } from './client/operations/delete-client.handler';
import { GetClientDependantsQuery } from './client/operations/get-client-dependants.query';
import { GetClientQuery } from './client/operations/get-client.query';
import { ImportClientsHandler } from './client/operations/import-clients.handler';
import { ListClientsQuery } from './client/operations/list-clients.query';
import { ReadClientQuery } from './client/operations/read-client.query';
import { RestoreClientHandler } from './client/operations/restore-client.handler';
import { UpdateClientHandler } from './client/operations/update-client.handler';
import { ClientBatchRepository } from './client/persistence/client-batch.repository';
import { ClientEntity } from './client/persistence/client.entity';
import { ClientRepository } from './client/persistence/client.repository';
import { CreateClient1763600000000 } from './migrations/create-client.migration';
import { IndexRemovedClients1764000001000 } from './migrations/index-removed-clients.migration';
import { SearchByOrganisation1763900001000 } from './migrations/search-by-organisation.migration';
import { ClientDependantsReader } from './client/client-dependants.reader';
import { ClientRulesReader } from './client/client-rules.reader';

/** Clients of a practice: who they are and how to reach them. */
export const crmService = defineService({
  name: 'crm',
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
