import { allows, AppError, getClient, linkLead } from '@quillcare/contracts';
import {
  Clock,
  currentContext,
  implement,
  RecordPreparation,
  toWire,
  withAuthors,
} from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { ConsentRepository } from '../../consent/persistence/consent.repository';
import { convertLead } from '../domain/lead';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

export const LinkLeadHandler = implement(
  linkLead,
  [LeadRepository, ClientRepository, ConsentRepository, RecordPreparation, Clock],
  (leads, clients, consents, preparation, clock) => ({
    async prepare({ params }) {
      const { principal } = currentContext();
      if (principal.kind !== 'user' || !allows(getClient.permission, principal))
        throw new AppError('FORBIDDEN');
      return preparation.namesForChange(LeadEntity, params.id);
    },

    async handle({ params, body }, names) {
      const lockedLead = await leads.get(params.id, { lock: true });
      // Locked so that a client being merged is either linked before the merge or not at all.
      const client = await clients.get(body.clientId, { lock: true });
      await consents.copyFromLead(client.id, lockedLead);
      const decide = (lead: LeadEntity) => convertLead(lead, client.id, clock.now());
      const lead = await leads.transition(params.id, decide, { version: body.version, names });
      return { lead: toWire(withAuthors(lead, names)), client: toWire(client) };
    },
  }),
);
