import { useState } from 'react';
import { listCurrentAnnouncements, markAnnouncement, type ShownAnnouncement } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

/** Polling interval for announcements that start or end on schedule. Edits by administrators arrive live. */
const POLL_MS = 60_000;

/** Returns the announcements whose banner the user has not yet dismissed or acknowledged. */
export function useBanners() {
  const t = useWords(announcementWords);
  const { data } = useOperationQuery(listCurrentAnnouncements, {}, { pollingInterval: POLL_MS });
  const [mark] = useOperationMutation(markAnnouncement);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  // The callbacks banner reuses one id. Once the server reports it closed, drop the local mark so that the server decides from
  // then on.
  const [previousData, setPreviousData] = useState(data);
  if (data !== previousData) {
    setPreviousData(data);
    const closed = new Set(data?.items.filter((one) => !isUnfinished(one)).map(({ id }) => id));
    setHiddenIds(new Set([...hiddenIds].filter((id) => !closed.has(id))));
  }
  const items = (data?.items ?? []).filter((one) => isUnfinished(one) && !hiddenIds.has(one.id));
  // Hide it optimistically and restore it if the request fails.
  const finish = async ({ id, needsAcknowledgement }: ShownAnnouncement) => {
    setHiddenIds((before) => new Set([...before, id]));
    try {
      await mark({ params: { id }, body: { as: needsAcknowledgement ? 'ACKNOWLEDGED' : 'DISMISSED' } });
    } catch (error) {
      setHiddenIds((before) => new Set([...before].filter((one) => one !== id)));
      showToast({ title: t('banner.failed'), message: toProblem(error).detail, tone: 'error' });
    }
  };
  return { items, finish };
}

function isUnfinished({
  showInBanner,
  dismissedAt,
  acknowledgedAt,
  needsAcknowledgement,
}: ShownAnnouncement): boolean {
  return showInBanner && (needsAcknowledgement ? acknowledgedAt === null : dismissedAt === null);
}
