import { logLeadContact, type InputOf } from '@quillcare/contracts';
import {
  Implements,
  RecordPreparation,
  toWire,
  UnitOfWork,
  withAuthors,
  type AuthorNames,
  type Handler,
} from '@quillcare/service-kit';
import { contactLead } from '../domain/lead';
import { LeadContactRepository } from '../persistence/lead-contact.repository';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

@Implements(logLeadContact)
export class LogLeadContactHandler implements Handler<typeof logLeadContact> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly contacts: LeadContactRepository,
    private readonly preparation: RecordPreparation,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ params }: InputOf<typeof logLeadContact>): Promise<AuthorNames> {
    return this.preparation.namesForChange(LeadEntity, params.id);
  }

  async handle({ params, body }: InputOf<typeof logLeadContact>, names: AuthorNames) {
    const { version, channel, outcome, note } = body;
    const decide = (lead: LeadEntity) => contactLead(lead, outcome, this.uow.now());
    const lead = await this.leads.move(params.id, decide, { version, names });
    await this.contacts.add(lead.id, { channel, outcome, note });
    return toWire(withAuthors(lead, names));
  }
}
