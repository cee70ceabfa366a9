import { TrialEnded } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { TrialNotifier } from '../trial-notifier';

export const OnTrialEndedConsumer = on(TrialEnded, [TrialNotifier], (notifier) => ({
  prepare: (event) => notifier.readFacts(event),

  handle: (event, facts) => notifier.notifyAdministrators('ENDED', event, facts),
}));
