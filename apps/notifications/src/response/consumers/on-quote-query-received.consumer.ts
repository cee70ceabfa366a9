import { QuoteQueryReceived } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { ResponseNotifier } from '../response-notifier';

export const OnQuoteQueryReceivedConsumer = on(QuoteQueryReceived, [ResponseNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) => notifier.notify('asked', event, facts),
}));
