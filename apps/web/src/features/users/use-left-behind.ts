import { listCalendarFeeds, listLeadKeys, type StaffUser } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { userWords } from './user.en';

/**
 * Returns what a user created that keeps working without them: API keys and calendar feeds, as far as the signed-in user may see
 * them.
 */
export function useLeftBehind({ id }: StaffUser) {
  const t = useWords(userWords);
  const { allows } = useRights();
  const keys = useOperationQuery(listLeadKeys, allows(listLeadKeys) ? {} : skipToken);
  const feeds = useOperationQuery(listCalendarFeeds, allows(listCalendarFeeds) ? {} : skipToken);
  const ownKeys = (keys.data?.items ?? []).filter(
    ({ createdById, revokedAt }) => createdById === id && !revokedAt,
  );
  const ownFeeds = (feeds.data?.items ?? []).filter(({ madeById }) => madeById === id);
  return {
    isLoading: (keys.isFetching && !keys.data) || (feeds.isFetching && !feeds.data),
    isUnknown: keys.error !== undefined || feeds.error !== undefined,
    names: [
      ...ownKeys.map(({ name }) => t('worksKey', { name })),
      ...ownFeeds.map(({ doctorName }) => t('worksFeed', { name: doctorName })),
    ],
  };
}
