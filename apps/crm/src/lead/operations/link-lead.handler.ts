import { allows, AppError, getClient, linkLead, type InputOf } from '@quillcare/contracts';
import {
  Clock,
  currentContext,
  Implements,
  RecordPreparation,
  toWire,
  withAuthors,
  type AuthorNames,
  type Handler,
} from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { ConsentRepository } from '../../consent/persistence/consent.repository';
import { convertLead } from '../domain/lead';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

@Implements(linkLead)
export class LinkLeadHandler implements Handler<typeof linkLead> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly clients: ClientRepository,
    private readonly consents: ConsentRepository,
    private readonly preparation: RecordPreparation,
    private readonly clock: Clock,
  ) {}

  async prepare({ params }: InputOf<typeof linkLead>): Promise<AuthorNames> {
    const { principal } = currentContext();
    if (principal.kind !== 'user' || !allows(getClient.permission, principal))
      throw new AppError('FORBIDDEN');
    return this.preparation.namesForChange(LeadEntity, params.id);
  }

  async handle({ params, body }: InputOf<typeof linkLead>, names: AuthorNames) {
    const asked = await this.leads.get(params.id, { lock: true });
    // Locked as well: a client who is being merged is linked before that or not at all.
    const client = await this.clients.get(body.clientId, { lock: true });
    await this.consents.takeFromLead(client.id, asked);
    const decide = (lead: LeadEntity) => convertLead(lead, client.id, this.clock.now());
    const lead = await this.leads.move(params.id, decide, { version: body.version, names });
    return { lead: toWire(withAuthors(lead, names)), client: toWire(client) };
  }
}
