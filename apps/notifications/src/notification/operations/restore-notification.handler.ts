import { AppError, NotificationsArchived, restoreNotification } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { ArchiveRepository } from '../persistence/archive.repository';

export const RestoreNotificationHandler = implement(
  restoreNotification,
  [ArchiveRepository, UnitOfWork],
  (archive, uow) => ({
    async handle({ params: { id }, body: { wholeGroup } }) {
      const { userId } = requireUser();
      if (!(await archive.restore(userId, id, wholeGroup))) throw new AppError('NOT_FOUND');
      uow.emit(NotificationsArchived, userId, { userId, notificationId: id, isArchived: false });
      return { id };
    },
  }),
);
