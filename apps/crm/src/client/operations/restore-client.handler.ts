import { ClientRestored, restoreClient, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRepository } from '../persistence/client.repository';

@Implements(restoreClient)
export class RestoreClientHandler implements Handler<typeof restoreClient> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof restoreClient>): Promise<ResultOf<typeof restoreClient>> {
    const client = await this.clients.restore(params.id, { version: body.version });
    this.uow.emit(ClientRestored, client.id, { clientId: client.id });
    return toWire(client);
  }
}
