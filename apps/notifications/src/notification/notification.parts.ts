import { defineParts } from '@quillcare/service-kit';
import { AddMention1764600000003 } from '../migrations/add-mention.migration';
import { AddRecipients1764100001000 } from '../migrations/add-recipients.migration';
import { CreateNotificationReader1763600005000 } from '../migrations/create-notification-reader.migration';
import { CreateNotification1763600002000 } from '../migrations/create-notification.migration';
import { GroupNotifications1764700000001 } from '../migrations/group-notifications.migration';
import { IndexNotifications1763600004000 } from '../migrations/index-notifications.migration';
import { MarkResponses1764500001010 } from '../migrations/mark-responses.migration';
import { PruneNotificationsJob } from './jobs/prune-notifications.job';
import { Notifier } from './notifier';
import { ArchiveAllNotificationsHandler } from './operations/archive-all-notifications.handler';
import { ArchiveNotificationHandler } from './operations/archive-notification.handler';
import { ListNotificationsQuery } from './operations/list-notifications.query';
import { MarkAllNotificationsReadHandler } from './operations/mark-all-notifications-read.handler';
import { MarkNotificationReadHandler } from './operations/mark-notification-read.handler';
import { RestoreNotificationHandler } from './operations/restore-notification.handler';
import { ArchiveRepository } from './persistence/archive.repository';
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
    MarkResponses1764500001010,
    AddMention1764600000003,
    GroupNotifications1764700000001,
  ],
  handlers: [
    ListNotificationsQuery,
    MarkNotificationReadHandler,
    MarkAllNotificationsReadHandler,
    ArchiveNotificationHandler,
    RestoreNotificationHandler,
    ArchiveAllNotificationsHandler,
  ],
  jobs: [PruneNotificationsJob],
  providers: [NotificationRepository, Notifier, ReadMarkRepository, ArchiveRepository],
});
