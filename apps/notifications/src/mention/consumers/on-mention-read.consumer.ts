import { MentionRead, NotificationsRead } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { ReadMarkRepository } from '../../notification/persistence/read-mark.repository';

/** Reading a mention marks its notification as read. */
export const OnMentionReadConsumer = on(MentionRead, [ReadMarkRepository, UnitOfWork], (marks, uow) => ({
  async handle({ data }) {
    const { mentionId, userId } = data;
    const notificationId = mentionId && (await marks.markMention(userId, mentionId));
    if (!notificationId) return;
    const at = uow.now().toISOString();
    uow.emit(NotificationsRead, userId, { userId, notificationId, mentionId, at });
  },
}));
