import { defineParts } from '@quillcare/service-kit';
import { AddRecipients1764100001000 } from '../migrations/add-recipients.migration';
import { CreateNotificationReader1763600005000 } from '../migrations/create-notification-reader.migration';
import { CreateNotification1763600002000 } from '../migrations/create-notification.migration';
import { IndexNotifications1763600004000 } from '../migrations/index-notifications.migration';
import { Notifier } from './notifier';
import { ListNotificationsQuery } from './operations/list-notifications.query';
import { MarkAllNotificationsReadHandler } from './operations/mark-all-notifications-read.handler';
import { MarkNotificationReadHandler } from './operations/mark-notification-read.handler';
import { NotificationEntity } from './persistence/notification.entity';
import { NotificationRepository } from './persistence/notification.repository';
import { ReadMarkRepository } from './persistence/read-mark.repository';

/** The notification centre. */
export const notificationParts = defineParts({
  entities: [NotificationEntity],
  migrations: [
    CreateNotification1763600002000,
    IndexNotifications1763600004000,
    CreateNotificationReader1763600005000,
    AddRecipients1764100001000,
  ],
  handlers: [ListNotificationsQuery, MarkNotificationReadHandler, MarkAllNotificationsReadHandler],
  providers: [NotificationRepository, Notifier, ReadMarkRepository],
});
