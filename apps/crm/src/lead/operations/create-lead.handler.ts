import { createLead, type InputOf, type KeyPrincipal } from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  RecordPreparation,
  toWire,
  withAuthors,
  type AuthorNames,
  type Handler,
  type RecordFacts,
  type Candidates,
} from '@quillcare/service-kit';
import { EnquiryJournal } from '../enquiry-journal';
import { LeadKeyRepository } from '../../lead-key/persistence/lead-key.repository';
import { LeadTurns } from '../../lead-settings/lead-turns';
import type { LinkNames } from '../domain/lead';
import { LeadIntake } from '../lead-intake';
import { LeadLinks } from '../lead-links';
import type { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

interface Prepared {
  names: AuthorNames;
  facts: RecordFacts;
  links: Partial<LinkNames>;
  candidates: Candidates;
}

/** Adds what other records do not need: the initial status and the owner. */
@Implements(createLead)
export class CreateLeadHandler implements Handler<typeof createLead> {
  constructor(
    private readonly intake: LeadIntake,
    private readonly leads: LeadRepository,
    private readonly preparation: RecordPreparation,
    private readonly links: LeadLinks,
    private readonly turns: LeadTurns,
    private readonly keys: LeadKeyRepository,
    private readonly journal: EnquiryJournal,
  ) {}

  async prepare({ body }: InputOf<typeof createLead>): Promise<Prepared> {
    const [names, facts, links, candidates] = await Promise.all([
      this.preparation.namesForNew(),
      this.preparation.facts(),
      this.links.namesOf(body),
      this.turns.candidates(),
    ]);
    return { names, facts, links, candidates };
  }

  async handle({ body }: InputOf<typeof createLead>, { names, facts, links, candidates }: Prepared) {
    const lead = await this.intake.add({ ...body, ...links }, facts, candidates);
    const { principal } = currentContext();
    // A lead from a website is announced like one from the enquiry form.
    if (principal.kind === 'key') await this.noteKey(lead, principal);
    else this.leads.tellOwner(lead, null);
    return toWire(withAuthors(lead, names));
  }

  private async noteKey(lead: LeadEntity, { keyId, name }: KeyPrincipal): Promise<void> {
    await this.keys.use(keyId);
    await this.journal.noteKey(lead, { id: keyId, name });
  }
}
