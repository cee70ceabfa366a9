import { QuoteRejected } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { ResponseNotifier } from '../response-notifier';

export const OnQuoteRejectedConsumer = on(QuoteRejected, [ResponseNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) =>
    notifier.notify(event.data.variationOfId === null ? 'rejected' : 'changeRejected', event, facts),
}));
