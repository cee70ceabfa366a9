import { TrialEnding } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { TrialNotifier } from '../trial-notifier';

/** Published three days and one day before the trial ends. */
export const OnTrialEndingConsumer = on(TrialEnding, [TrialNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) => notifier.notifyAdministrators('ENDING', event, facts),
}));
