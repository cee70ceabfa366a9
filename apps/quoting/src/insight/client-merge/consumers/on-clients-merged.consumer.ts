import { ClientsMerged } from '@quillcare/contracts';
import { on, Readings } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../../quote';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** Two records became one: the quotes and cases of both belong to it. */
export const OnClientsMergedConsumer = on(
  ClientsMerged,
  [ClientQuotesMover, Readings, QuoteFactsReader],
  (mover, readings, facts) => ({
    prepare: (event) => readings.read(() => presentClients(facts, event)),

    async handle({ data }, read) {
      await readings.keep(
        read.value.map(({ id }) => `client:${id}`),
        read,
      );
      await mover.follow(data, false, read.value);
    },
  }),
);
