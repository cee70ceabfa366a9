import {
  archiveAllNotifications,
  listCurrentAnnouncements,
  listMyMentions,
  markAllNotificationsRead,
  markAnnouncement,
} from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { notificationWords } from './notification.en';
import { filterUnread } from './unread-count';

const showFailure = (reason: unknown) => showToast({ title: toProblem(reason).title, tone: 'error' });

/** Announcements and mentions, and the actions on everything at once. */
export function useNotificationCentre() {
  const t = useWords(notificationWords);
  const announcements = useOperationQuery(listCurrentAnnouncements, {});
  const mentions = useOperationQuery(listMyMentions, {});
  const [markAll] = useOperationMutation(markAllNotificationsRead);
  const [archiveAll] = useOperationMutation(archiveAllNotifications);
  const [mark] = useOperationMutation(markAnnouncement);
  const unreadOnes = filterUnread(announcements.data?.items ?? []);
  const readAll = async () => {
    const each = unreadOnes.map(({ id }) => mark({ params: { id }, body: { as: 'READ' } }));
    await Promise.all([markAll({}), ...each]).catch(showFailure);
  };
  const archiveAllNews = async () => {
    try {
      const { archived } = await archiveAll({});
      showToast({ title: t('archivedAll', { count: archived }) });
    } catch (reason) {
      showFailure(reason);
    }
  };
  return {
    announcements,
    mentions,
    readAll,
    putAllAway: archiveAllNews,
    unread: { announcements: unreadOnes.length, mentions: mentions.data?.unread ?? 0 },
  };
}
export type NotificationCentre = ReturnType<typeof useNotificationCentre>;
