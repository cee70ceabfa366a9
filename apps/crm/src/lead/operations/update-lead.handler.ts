import { LeadChanged, updateLead } from '@quillcare/contracts';
import {
  changedRecord,
  implement,
  RecordPreparation,
  toWire,
  UnitOfWork,
  withAuthors,
} from '@quillcare/service-kit';
import { leadRules } from '../domain/lead';
import { LeadLinks } from '../lead-links';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

/** Adds to the generic update: stores the names of linked records. */
export const UpdateLeadHandler = implement(
  updateLead,
  [LeadRepository, RecordPreparation, LeadLinks, UnitOfWork],
  (leads, preparation, leadLinks, uow) => ({
    async prepare({ params, body }) {
      const [names, facts, links] = await Promise.all([
        preparation.namesForChange(LeadEntity, params.id),
        preparation.facts(),
        leadLinks.namesOf(body),
      ]);
      return { names, facts, links };
    },

    async handle({ params, body }, { names, facts, links }) {
      const { version, ...changes } = body;
      const sent = { ...changes, ...links };
      const change = (lead: LeadEntity) =>
        void Object.assign(lead, changedRecord(leadRules, { ...lead }, sent, facts));
      const lead = await leads.update(params.id, change, { version });
      if (lead.version !== version) uow.emit(LeadChanged, lead.id, { id: lead.id });
      return toWire(withAuthors(lead, names));
    },
  }),
);
