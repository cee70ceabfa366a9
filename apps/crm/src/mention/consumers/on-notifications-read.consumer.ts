import { MentionRead, NotificationsRead } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

const MARK = `update crm.mention set read_at = $3::timestamptz, updated_at = $3::timestamptz, version = version + 1
  where organisation_id = $1 and user_id = $2 and read_at is null and deleted_at is null
    and case when $4::uuid is null then created_at <= $3::timestamptz else id = $4 end`;

/** Reading the notification of a mention marks the mention as read. */
export const OnNotificationsReadConsumer = on(NotificationsRead, [UnitOfWork], (uow) => ({
  async handle({ data }) {
    const { userId, notificationId, mentionId, at } = data;
    if (notificationId !== null && mentionId === null) return;
    const params = [uow.organisationId, userId, at, mentionId];
    const marked = await uow.execute(MARK, params);
    // Updates the user's other windows. The notification itself is already read.
    if (marked > 0) uow.emit(MentionRead, userId, { mentionId: null, userId });
  },
}));
