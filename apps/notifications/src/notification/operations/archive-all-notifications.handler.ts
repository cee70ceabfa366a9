import { archiveAllNotifications, NotificationsArchived, NotificationsRead } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ArchiveRepository } from '../persistence/archive.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

export const ArchiveAllNotificationsHandler = implement(
  archiveAllNotifications,
  [ArchiveRepository, ReadMarkRepository, UnitOfWork],
  (archive, marks, uow) => ({
    async handle() {
      const person = requireUser();
      const { userId } = person;
      const archived = await archive.archiveAll(viewerOf(person));
      await marks.markAll(viewerOf(person));
      const at = uow.now().toISOString();
      uow.emit(NotificationsRead, userId, { userId, notificationId: null, mentionId: null, at });
      uow.emit(NotificationsArchived, userId, { userId, notificationId: null, isArchived: true });
      return { archived };
    },
  }),
);
