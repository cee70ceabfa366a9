import {
  allows,
  AppError,
  ClientCreated,
  convertLead,
  createClient,
  type ClientInput,
  type InputOf,
} from '@quillcare/contracts';
import {
  Clock,
  currentContext,
  Implements,
  RecordPreparation,
  toWire,
  UnitOfWork,
  withAuthors,
  type AuthorNames,
  type Handler,
  type RecordFacts,
} from '@quillcare/service-kit';
import { validateFields, derivedFields } from '../../client/domain/client-fields';
import type { ClientEntity } from '../../client/persistence/client.entity';
import { ClientRepository } from '../../client/persistence/client.repository';
import { ConsentRepository } from '../../consent/persistence/consent.repository';
import { convertLead as converted } from '../domain/lead';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

type Input = InputOf<typeof convertLead>;

interface Prepared {
  names: AuthorNames;
  facts: RecordFacts;
}

@Implements(convertLead)
export class ConvertLeadHandler implements Handler<typeof convertLead> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly clients: ClientRepository,
    private readonly consents: ConsentRepository,
    private readonly preparation: RecordPreparation,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ params }: Input): Promise<Prepared> {
    const { principal } = currentContext();
    if (principal.kind !== 'user' || !allows(createClient.permission, principal))
      throw new AppError('FORBIDDEN');
    const [names, facts] = await Promise.all([
      this.preparation.namesForChange(LeadEntity, params.id),
      this.preparation.facts(),
    ]);
    return { names, facts };
  }

  /** Locks the lead before the client exists, so that two concurrent conversions create only one. */
  async handle({ params, body }: Input, { names, facts }: Prepared) {
    const lockedLead = await this.leads.get(params.id, { lock: true });
    const client = await this.create(body.client, facts);
    await this.consents.copyFromLead(client.id, lockedLead);
    const decide = (lead: LeadEntity) => converted(lead, client.id, this.clock.now());
    const lead = await this.leads.transition(params.id, decide, { version: body.version, names });
    return { lead: toWire(withAuthors(lead, names)), client: toWire(client) };
  }

  private async create(input: Input['body']['client'], facts: RecordFacts): Promise<ClientEntity> {
    const fields: ClientInput = validateFields({ ...EMPTY, ...input }, facts);
    const client = await this.clients.insert({
      ...fields,
      ...derivedFields(fields),
      isDuplicateFlag: false,
      duplicateOf: null,
      mergedInto: null,
    });
    this.uow.emit(ClientCreated, client.id, { clientId: client.id });
    return client;
  }
}

/** Client fields a lead does not have. */
const EMPTY = {
  secondaryPhone: null,
  isVip: false,
  streetAddress: null,
  city: null,
  suburb: null,
  state: null,
  postcode: null,
};
