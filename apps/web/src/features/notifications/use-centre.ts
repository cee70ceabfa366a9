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
import { unreadAnnouncements } from './unread-count';

const failed = (reason: unknown) => showToast({ title: toProblem(reason).title, tone: 'error' });

/** Announcements and mentions, and the actions on everything at once. */
export function useCentre() {
  const t = useWords(notificationWords);
  const announcements = useOperationQuery(listCurrentAnnouncements, {});
  const mentions = useOperationQuery(listMyMentions, {});
  const [markAll] = useOperationMutation(markAllNotificationsRead);
  const [archiveAll] = useOperationMutation(archiveAllNotifications);
  const [mark] = useOperationMutation(markAnnouncement);
  const unreadOnes = unreadAnnouncements(announcements.data?.items ?? []);
  const readAll = async () => {
    const each = unreadOnes.map(({ id }) => mark({ params: { id }, body: { as: 'READ' } }));
    await Promise.all([markAll({}), ...each]).catch(failed);
  };
  const putAllAway = async () => {
    try {
      const { archived } = await archiveAll({});
      showToast({ title: t('archivedAll', { count: archived }) });
    } catch (reason) {
      failed(reason);
    }
  };
  return {
    announcements,
    mentions,
    readAll,
    putAllAway,
    unread: { announcements: unreadOnes.length, mentions: mentions.data?.unread ?? 0 },
  };
}
export type Centre = ReturnType<typeof useCentre>;
