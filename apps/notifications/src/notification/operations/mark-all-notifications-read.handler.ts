import { markAllNotificationsRead, NotificationsRead } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

export const MarkAllNotificationsReadHandler = implement(
  markAllNotificationsRead,
  [ReadMarkRepository, UnitOfWork],
  (marks, uow) => ({
    async handle(_input) {
      const person = requireUser();
      const marked = await marks.markAll(viewerOf(person));
      const { userId } = person;
      const at = uow.now().toISOString();
      uow.emit(NotificationsRead, userId, { userId, notificationId: null, mentionId: null, at });
      return { marked };
    },
  }),
);
