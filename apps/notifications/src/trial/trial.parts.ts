import { defineParts } from '@quillcare/service-kit';
import { OnTrialEndedConsumer } from './consumers/on-trial-ended.consumer';
import { OnTrialEndingConsumer } from './consumers/on-trial-ending.consumer';
import { TrialNotifier } from './trial-notifier';

/** Notifications and emails about the end of a practice's trial. */
export const trialParts = defineParts({
  consumers: [OnTrialEndingConsumer, OnTrialEndedConsumer],
  providers: [TrialNotifier],
});
