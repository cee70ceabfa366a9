import { ClientDeleted, deleteClient, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRepository } from '../persistence/client.repository';

@Implements(deleteClient)
export class DeleteClientHandler implements Handler<typeof deleteClient> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof deleteClient>): Promise<ResultOf<typeof deleteClient>> {
    const { id } = await this.clients.remove(params.id);
    this.uow.emit(ClientDeleted, id, { clientId: id });
    return { id };
  }
}
