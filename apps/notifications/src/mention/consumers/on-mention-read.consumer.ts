import { MentionRead, NotificationsRead, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { ReadMarkRepository } from '../../notification/persistence/read-mark.repository';

/** Who read a mention has read its notification. */
@Consumes(MentionRead)
export class OnMentionReadConsumer implements Consumer<typeof MentionRead> {
  constructor(
    private readonly marks: ReadMarkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof MentionRead>>): Promise<void> {
    const { mentionId, userId } = data;
    const notificationId = mentionId && (await this.marks.markMention(userId, mentionId));
    if (!notificationId) return;
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId, mentionId, at });
  }
}
