import { defineParts } from '@quillcare/service-kit';
import { OnNotificationRaisedConsumer } from './consumers/on-notification-raised.consumer';
import { NoticeSender } from './notice-sender';
import { UndeliveredNotices } from './undelivered-notices';

/** Individual emails about notifications, to people who want them. */
export const noticeParts = defineParts({
  consumers: [OnNotificationRaisedConsumer],
  providers: [NoticeSender, UndeliveredNotices],
});
