import { QuoteAccepted } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { ResponseNotifier } from '../response-notifier';

export const OnQuoteAcceptedConsumer = on(QuoteAccepted, [ResponseNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) =>
    notifier.notify(event.data.variationOfId === null ? 'accepted' : 'changeAccepted', event, facts),
}));
