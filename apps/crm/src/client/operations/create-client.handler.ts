import { ClientCreated, createClient, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRulesReader } from '../client-rules.reader';
import { checkedFields, derivedFields, type ClientRules } from '../domain/client-fields';
import { ClientRepository } from '../persistence/client.repository';

@Implements(createClient)
export class CreateClientHandler implements Handler<typeof createClient> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly rules: ClientRulesReader,
    private readonly uow: UnitOfWork,
  ) {}

  prepare(): Promise<ClientRules> {
    return this.rules.current();
  }

  async handle(
    { body }: InputOf<typeof createClient>,
    rules: ClientRules,
  ): Promise<ResultOf<typeof createClient>> {
    const fields = checkedFields(body, rules);
    const client = await this.clients.insert({
      ...fields,
      ...derivedFields(fields),
      isDuplicateFlag: false,
      duplicateOf: null,
    });
    this.uow.emit(ClientCreated, client.id, { clientId: client.id });
    return toWire(client);
  }
}
