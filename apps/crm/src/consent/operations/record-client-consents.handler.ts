import { recordClientConsents, type InputOf, type ResultOf } from '@quillcare/contracts';
import { currentContext, Implements, PeopleNames, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { ConsentRepository } from '../persistence/consent.repository';
import { ConsentReader, shownConsents } from './consent.reader';

type Input = InputOf<typeof recordClientConsents>;
type Names = ReadonlyMap<string, string | null>;

@Implements(recordClientConsents)
export class RecordClientConsentsHandler implements Handler<typeof recordClientConsents> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly consents: ConsentRepository,
    private readonly reader: ConsentReader,
    private readonly people: PeopleNames,
    private readonly uow: UnitOfWork,
  ) {}

  /** The names of those who recorded what there is, and the caller's. */
  async prepare({ params }: Input): Promise<Names> {
    const rows = await this.reader.rows(params.id);
    return this.people.of([...rows.map(({ recordedBy }) => recordedBy), currentContext().actor.userId]);
  }

  async handle({ params, body }: Input, names: Names): Promise<ResultOf<typeof recordClientConsents>> {
    const client = await this.clients.get(params.id);
    await this.consents.record({ ...body, clientId: client.id, decidedAt: this.uow.now() });
    return shownConsents(await this.reader.rows(client.id), names);
  }
}
