import { MentionWithdrawn, NotificationsRead } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { NotificationRepository } from '../../notification/persistence/notification.repository';

/** Deletes the notification of a mention that no longer exists. */
export const OnMentionWithdrawnConsumer = on(
  MentionWithdrawn,
  [NotificationRepository, UnitOfWork],
  (notifications, uow) => ({
    async handle({ data }) {
      const { mentionId, userId } = data;
      const found = await notifications.findOfMention(mentionId);
      if (!found) return;
      await notifications.remove(found.id);
      const at = uow.now().toISOString();
      uow.emit(NotificationsRead, userId, { userId, notificationId: found.id, mentionId, at });
    },
  }),
);
