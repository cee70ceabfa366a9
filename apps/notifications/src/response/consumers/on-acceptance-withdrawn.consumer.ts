import { AcceptanceWithdrawn } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { ResponseNotifier } from '../response-notifier';

/** The patient has an email of their own with the link to what they withdrew. */
export const OnAcceptanceWithdrawnConsumer = on(AcceptanceWithdrawn, [ResponseNotifier], (notifier) => ({
  prepare: (event) => notifier.facts(event),

  handle: (event, facts) => notifier.notify('withdrawn', event, facts),
}));
