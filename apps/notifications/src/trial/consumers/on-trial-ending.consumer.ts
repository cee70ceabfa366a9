import { TrialEnding } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { TrialNotifier } from '../trial-notifier';

/** The trial ends in three days, or tomorrow. */
export const OnTrialEndingConsumer = on(TrialEnding, [TrialNotifier], (notifier) => ({
  prepare: (event) => notifier.facts(event),

  handle: (event, facts) => notifier.tell('ENDING', event, facts),
}));
