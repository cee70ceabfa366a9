import { defineParts } from '@quillcare/service-kit';
import { CallbackBanner } from './callback-banner';
import { OnCallbacksDueConsumer } from './consumers/on-callbacks-due.consumer';
import { BannerDismissalRepository } from './persistence/banner-dismissal.repository';
import { DismissCallbackBanner1764840000200 } from './persistence/dismiss-callback-banner.migration';
import { UrgentCallbacksReader } from './urgent-callbacks.reader';

/** What staff are told of their callbacks. */
export const callbackParts = defineParts({
  migrations: [DismissCallbackBanner1764840000200],
  consumers: [OnCallbacksDueConsumer],
  providers: [UrgentCallbacksReader, BannerDismissalRepository, CallbackBanner],
});
