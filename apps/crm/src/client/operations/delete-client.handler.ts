import {
  ClientDeleted,
  deleteClient,
  refuseDependants,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientDependantsReader } from '../client-dependants.reader';
import { ClientRepository } from '../persistence/client.repository';

@Implements(deleteClient)
export class DeleteClientHandler implements Handler<typeof deleteClient> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly dependants: ClientDependantsReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** Without confirmation by the caller, a client with quotes or open callbacks is not removed. */
  async prepare({ params, query }: InputOf<typeof deleteClient>): Promise<void> {
    if (!query.confirm) refuseDependants(await this.dependants.of(params.id));
  }

  async handle({ params, query }: InputOf<typeof deleteClient>): Promise<ResultOf<typeof deleteClient>> {
    const { id, version } = await this.clients.remove(params.id, { version: query.version });
    this.uow.emit(ClientDeleted, id, { clientId: id });
    return { id, version };
  }
}
