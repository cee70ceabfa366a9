import { QuoteAccepted, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, OrganisationFacts, type Consumer } from '@quillcare/service-kit';
import { CaseChecklists } from '../operations/case-checklists';

type Accepted = EventEnvelope<EventData<typeof QuoteAccepted>>;

/** A case has its checklist from the acceptance on; this is for those that a process of the previous version opens during an upgrade. */
@Consumes(QuoteAccepted)
export class OnQuoteAcceptedChecklistConsumer implements Consumer<typeof QuoteAccepted> {
  constructor(
    private readonly checklists: CaseChecklists,
    private readonly organisation: OrganisationFacts,
  ) {}

  async prepare({ organisationid, id }: Accepted): Promise<string> {
    if (!organisationid) throw new Error(`QuoteAccepted ${id} names no organisation.`);
    return (await this.organisation.get(organisationid)).timeZone;
  }

  handle({ data }: Accepted, timeZone: string): Promise<void> {
    return this.checklists.follow(data.surgeryCaseId, timeZone);
  }
}
