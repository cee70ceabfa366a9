import { defineParts } from '@quillcare/service-kit';
import { OnTrialEndedConsumer } from './consumers/on-trial-ended.consumer';
import { OnTrialEndingConsumer } from './consumers/on-trial-ending.consumer';
import { TrialNotifier } from './trial-notifier';

/** What administrators hear of the end of their trial. */
export const trialParts = defineParts({
  consumers: [OnTrialEndingConsumer, OnTrialEndedConsumer],
  providers: [TrialNotifier],
});
