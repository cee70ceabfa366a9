import { AppError, markNotificationRead, NotificationsRead } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { NotificationRepository } from '../persistence/notification.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

export const MarkNotificationReadHandler = implement(
  markNotificationRead,
  [ReadMarkRepository, NotificationRepository, UnitOfWork],
  (marks, notifications, uow) => ({
    async handle({ params, body }) {
      const person = requireUser();
      if (!(await marks.mark(viewerOf(person), params.id, body.wholeGroup))) throw new AppError('NOT_FOUND');
      const { userId } = person;
      const { mentionId } = await notifications.get(params.id);
      const at = uow.now().toISOString();
      uow.emit(NotificationsRead, userId, { userId, notificationId: params.id, mentionId, at });
      return { id: params.id };
    },
  }),
);
