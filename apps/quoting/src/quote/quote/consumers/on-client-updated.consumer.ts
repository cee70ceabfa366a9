import { ClientUpdated } from '@quillcare/contracts';
import { on, Readings } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../operations/quote-facts.reader';
import { DraftFollower } from './draft-follower';

/** A client has another name: drafts show it. */
export const OnClientUpdatedConsumer = on(
  ClientUpdated,
  [DraftFollower, QuoteFactsReader, Readings],
  (drafts, facts, readings) => ({
    /** Events carry no personal data, so the client is read from crm; null if removed since. */
    prepare({ organisationid, data, id }) {
      if (!organisationid) throw new Error(`ClientUpdated ${id} names no organisation.`);
      return readings.read(() => facts.client(organisationid, data.clientId));
    },

    async handle(_event, read) {
      const client = read.value;
      if (!client) return;
      await readings.keep([`client:${client.id}`], read);
      await drafts.follow(client);
    },
  }),
);
