import { logLeadContact } from '@quillcare/contracts';
import { implement, RecordPreparation, toWire, UnitOfWork, withAuthors } from '@quillcare/service-kit';
import { recordContact } from '../domain/lead';
import { LeadContactRepository } from '../persistence/lead-contact.repository';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

export const LogLeadContactHandler = implement(
  logLeadContact,
  [LeadRepository, LeadContactRepository, RecordPreparation, UnitOfWork],
  (leads, contacts, preparation, uow) => ({
    prepare: ({ params }) => preparation.namesForChange(LeadEntity, params.id),

    async handle({ params, body }, names) {
      const { version, channel, outcome, note } = body;
      const decide = (lead: LeadEntity) => recordContact(lead, outcome, uow.now());
      const lead = await leads.transition(params.id, decide, { version, names });
      await contacts.add(lead.id, { channel, outcome, note });
      return toWire(withAuthors(lead, names));
    },
  }),
);
