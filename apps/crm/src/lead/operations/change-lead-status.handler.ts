import { changeLeadStatus } from '@quillcare/contracts';
import { Clock, implement, RecordPreparation, toWire, withAuthors } from '@quillcare/service-kit';
import { moveLead } from '../domain/lead';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

export const ChangeLeadStatusHandler = implement(
  changeLeadStatus,
  [LeadRepository, RecordPreparation, Clock],
  (leads, preparation, clock) => ({
    prepare: ({ params }) => preparation.namesForChange(LeadEntity, params.id),

    async handle({ params, body }, names) {
      const { version, status, reason, note } = body;
      const decide = (lead: LeadEntity) => moveLead(lead, status, { reason, note }, clock.now());
      const lead = await leads.transition(params.id, decide, { version, reason, names });
      return toWire(withAuthors(lead, names));
    },
  }),
);
