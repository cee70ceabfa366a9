import {
  MentionWithdrawn,
  NotificationsRead,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { NotificationRepository } from '../../notification/persistence/notification.repository';

/** What mentioned the person is gone: so is the notification. */
@Consumes(MentionWithdrawn)
export class OnMentionWithdrawnConsumer implements Consumer<typeof MentionWithdrawn> {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof MentionWithdrawn>>): Promise<void> {
    const { mentionId, userId } = data;
    const found = await this.notifications.ofMention(mentionId);
    if (!found) return;
    await this.notifications.remove(found.id);
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId: found.id, mentionId, at });
  }
}
