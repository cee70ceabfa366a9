import { ClientUpdated, updateClient, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRulesReader } from '../client-rules.reader';
import { checkedFields, derivedFields, type ClientRules } from '../domain/client-fields';
import { ClientRepository } from '../persistence/client.repository';

@Implements(updateClient)
export class UpdateClientHandler implements Handler<typeof updateClient> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly rules: ClientRulesReader,
    private readonly uow: UnitOfWork,
  ) {}

  prepare(): Promise<ClientRules> {
    return this.rules.current();
  }

  async handle(
    { params, body }: InputOf<typeof updateClient>,
    rules: ClientRules,
  ): Promise<ResultOf<typeof updateClient>> {
    const { version, ...sent } = body;
    const changes = checkedFields(sent, rules);
    const client = await this.clients.update(
      params.id,
      (stored) => {
        Object.assign(stored, changes);
        Object.assign(stored, derivedFields(stored));
      },
      { version },
    );
    if (client.version !== version) this.uow.emit(ClientUpdated, client.id, { clientId: client.id });
    return toWire(client);
  }
}
