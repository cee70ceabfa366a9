import { AppError, duplicateQuote, invalid } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { Clock, implement, newId, toWire } from '@quillcare/service-kit';
import { QuoteSettingsRepository } from '../../../catalogue';
import { createDraft } from '../domain/quote';
import { copyFor } from '../domain/quote-copy';
import { quoteSearchKey } from '../domain/quote-content';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader } from './quote-facts.reader';
import { refuseOtherClient } from './quote-parties.reader';
import { QuoteRepricing } from './quote-repricing';

export const DuplicateQuoteHandler = implement(
  duplicateQuote,
  [QuoteRepository, QuoteFactsReader, QuoteSettingsRepository, QuoteRepricing, Clock],
  (quotes, facts, settings, pricing, clock) => ({
    prepare: ({ params, body }) => facts.readFor(params.id, body.clientId ?? undefined),

    async handle({ params, body }, sources) {
      const original = await quotes.get(params.id);
      if (!sources) throw new AppError('NOT_FOUND');
      const { organisation, client } = sources;
      if (!client) throw invalid({ path: 'clientId', message: 'Item not found' });
      refuseOtherClient(client, body.clientId ?? original.clientId);
      const { timeZone } = organisation;
      const today = todayIn(clock.now(), timeZone);
      const validUntil = addDays(today, (await settings.current()).validityDays);
      const copy = copyFor(original, client, original.quoteNumber, { validUntil, timeZone });
      const content = body.prices === 'KEPT' ? copy : await pricing.today(copy, organisation);
      // Taken last, because the counter row stays locked until the transaction ends.
      const number = await quotes.nextNumber(today.slice(0, 4));
      const searchKey = quoteSearchKey(number, client, original.doctor);
      const draft = createDraft(newId(), number, { ...content, searchKey });
      return toWire(await quotes.add(draft, { notes: `Copied from ${original.quoteNumber}` }));
    },
  }),
);
