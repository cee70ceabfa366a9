import { AcceptanceWithdrawn } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { ResponseNotifier } from '../response-notifier';

/** Notifies staff. The patient gets an email of their own with the link to the withdrawn quote. */
export const OnAcceptanceWithdrawnConsumer = on(AcceptanceWithdrawn, [ResponseNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) => notifier.notify('withdrawn', event, facts),
}));
