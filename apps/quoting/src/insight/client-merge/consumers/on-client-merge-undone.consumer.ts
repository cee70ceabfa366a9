import { ClientMergeUndone } from '@quillcare/contracts';
import { on, Readings } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../../quote';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** A merge was undone: what it had moved goes back, what came since stays. */
export const OnClientMergeUndoneConsumer = on(
  ClientMergeUndone,
  [ClientQuotesMover, Readings, QuoteFactsReader],
  (mover, readings, facts) => ({
    prepare: (event) => readings.read(() => presentClients(facts, event)),

    async handle({ data }, read) {
      await readings.keep(
        read.value.map(({ id }) => `client:${id}`),
        read,
      );
      await mover.follow(data, true, read.value);
    },
  }),
);
