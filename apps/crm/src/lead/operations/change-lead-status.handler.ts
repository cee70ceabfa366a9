import { changeLeadStatus, type InputOf } from '@quillcare/contracts';
import {
  Clock,
  Implements,
  RecordPreparation,
  toWire,
  withAuthors,
  type AuthorNames,
  type Handler,
} from '@quillcare/service-kit';
import { moveLead } from '../domain/lead';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

@Implements(changeLeadStatus)
export class ChangeLeadStatusHandler implements Handler<typeof changeLeadStatus> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly preparation: RecordPreparation,
    private readonly clock: Clock,
  ) {}

  prepare({ params }: InputOf<typeof changeLeadStatus>): Promise<AuthorNames> {
    return this.preparation.namesForChange(LeadEntity, params.id);
  }

  async handle({ params, body }: InputOf<typeof changeLeadStatus>, names: AuthorNames) {
    const { version, status, reason, note } = body;
    const decide = (lead: LeadEntity) => moveLead(lead, status, { reason, note }, this.clock.now());
    const lead = await this.leads.move(params.id, decide, { version, reason, names });
    return toWire(withAuthors(lead, names));
  }
}
