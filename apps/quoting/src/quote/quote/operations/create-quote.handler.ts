import { createQuote } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, implement, newId, toWire } from '@quillcare/service-kit';
import { wholeProblems, quoteSearchKey, refuseInvalid, validityProblems } from '../domain/quote-content';
import { createDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader } from './quote-facts.reader';
import { clientProblems, refuseOtherClient } from './quote-parties.reader';
import { QuotePricing } from './quote-pricing';

export const CreateQuoteHandler = implement(
  createQuote,
  [QuoteRepository, QuoteFactsReader, QuotePricing, Clock],
  (quotes, facts, pricing, clock) => ({
    prepare: ({ body }) => facts.read(body.clientId),

    async handle({ body }, { organisation, client }) {
      const now = clock.now();
      refuseOtherClient(client, body.clientId);
      const priced = await pricing.price({
        input: body,
        client,
        organisation,
        stored: null,
        quoteNumber: '',
      });
      refuseInvalid([
        ...clientProblems(client),
        ...priced.absent,
        ...validityProblems(body.validUntil, organisation.timeZone, now),
        ...priced.problems,
        ...wholeProblems(priced.content, priced.problems),
      ]);
      // Taken last, because the counter row stays locked until the transaction ends.
      const number = await quotes.nextNumber(todayIn(now, organisation.timeZone).slice(0, 4));
      const { client: person, doctor } = priced.content;
      const content = { ...priced.content, searchKey: quoteSearchKey(number, person, doctor) };
      return toWire(await quotes.add(createDraft(newId(), number, content)));
    },
  }),
);
