import { defineParts } from '@quillcare/service-kit';
import { CallbackBanner } from './callback-banner';
import { OnCallbacksDueConsumer } from './consumers/on-callbacks-due.consumer';
import { BannerDismissalRepository } from './persistence/banner-dismissal.repository';
import { UrgentCallbacksReader } from './urgent-callbacks.reader';

export const callbackParts = defineParts({
  consumers: [OnCallbacksDueConsumer],
  providers: [UrgentCallbacksReader, BannerDismissalRepository, CallbackBanner],
});
