import { defineParts } from '@quillcare/service-kit';
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

export const notificationParts = defineParts({
  entities: [NotificationEntity],
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
