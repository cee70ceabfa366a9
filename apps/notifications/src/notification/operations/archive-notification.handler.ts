import {
  AppError,
  archiveNotification,
  NotificationsArchived,
  NotificationsRead,
} from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ArchiveRepository } from '../persistence/archive.repository';
import { NotificationRepository } from '../persistence/notification.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

export const ArchiveNotificationHandler = implement(
  archiveNotification,
  [ArchiveRepository, ReadMarkRepository, NotificationRepository, UnitOfWork],
  (archive, marks, notifications, uow) => ({
    async handle({ params: { id }, body: { wholeGroup } }) {
      const person = requireUser();
      const { userId } = person;
      if (!(await archive.archive(viewerOf(person), id, wholeGroup))) throw new AppError('NOT_FOUND');
      await marks.mark(viewerOf(person), id, wholeGroup);
      const { mentionId } = await notifications.get(id);
      const at = uow.now().toISOString();
      uow.emit(NotificationsRead, userId, { userId, notificationId: id, mentionId, at });
      uow.emit(NotificationsArchived, userId, { userId, notificationId: id, isArchived: true });
      return { id };
    },
  }),
);
