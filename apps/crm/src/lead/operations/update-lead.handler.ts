import { LeadChanged, updateLead, type InputOf } from '@quillcare/contracts';
import {
  changedRecord,
  Implements,
  RecordPreparation,
  toWire,
  UnitOfWork,
  withAuthors,
  type AuthorNames,
  type Handler,
  type RecordFacts,
} from '@quillcare/service-kit';
import { leadRules, type LinkNames } from '../domain/lead';
import { LeadLinks } from '../lead-links';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

interface Prepared {
  names: AuthorNames;
  facts: RecordFacts;
  links: Partial<LinkNames>;
}

/** Beside what every record does: the names of linked records are stored with it. */
@Implements(updateLead)
export class UpdateLeadHandler implements Handler<typeof updateLead> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly preparation: RecordPreparation,
    private readonly links: LeadLinks,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params, body }: InputOf<typeof updateLead>): Promise<Prepared> {
    const [names, facts, links] = await Promise.all([
      this.preparation.namesForChange(LeadEntity, params.id),
      this.preparation.facts(),
      this.links.namesOf(body),
    ]);
    return { names, facts, links };
  }

  async handle({ params, body }: InputOf<typeof updateLead>, { names, facts, links }: Prepared) {
    const { version, ...changes } = body;
    const sent = { ...changes, ...links };
    const change = (lead: LeadEntity) =>
      void Object.assign(lead, changedRecord(leadRules, { ...lead }, sent, facts));
    const lead = await this.leads.update(params.id, change, { version });
    if (lead.version !== version) this.uow.emit(LeadChanged, lead.id, { id: lead.id });
    return toWire(withAuthors(lead, names));
  }
}
