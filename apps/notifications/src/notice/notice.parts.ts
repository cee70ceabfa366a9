import { defineParts } from '@quillcare/service-kit';
import { OnNotificationRaisedConsumer } from './consumers/on-notification-raised.consumer';
import { Notices } from './notices';
import { UndeliveredNotices } from './undelivered-notices';

/** Emails about notifications to those who want them at once. */
export const noticeParts = defineParts({
  consumers: [OnNotificationRaisedConsumer],
  providers: [Notices, UndeliveredNotices],
});
