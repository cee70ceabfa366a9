import { useState } from 'react';
import { listCurrentAnnouncements, markAnnouncement, type ShownAnnouncement } from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

/** How often one that begins or ends by itself is looked for; changes by administrators are announced live. */
const POLL_MS = 60_000;

/** The announcements whose banner the person has not dealt with. */
export function useBanners() {
  const t = useWords(announcementWords);
  const { data } = useOperationQuery(listCurrentAnnouncements, {}, { pollingInterval: POLL_MS });
  const [mark] = useOperationMutation(markAnnouncement);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  // The banner of callbacks has one id for good: once the server knows that one is closed, the server decides.
  const [known, setKnown] = useState(data);
  if (data !== known) {
    setKnown(data);
    const closed = new Set(data?.items.filter((one) => !isOpen(one)).map(({ id }) => id));
    setGone(new Set([...gone].filter((id) => !closed.has(id))));
  }
  const items = (data?.items ?? []).filter((one) => isOpen(one) && !gone.has(one.id));
  // It disappears at once, and comes back if that could not be recorded.
  const finish = async ({ id, needsAcknowledgement }: ShownAnnouncement) => {
    setGone((before) => new Set([...before, id]));
    try {
      await mark({ params: { id }, body: { as: needsAcknowledgement ? 'ACKNOWLEDGED' : 'DISMISSED' } });
    } catch (error) {
      setGone((before) => new Set([...before].filter((one) => one !== id)));
      showToast({ title: t('banner.failed'), message: toProblem(error).detail, tone: 'error' });
    }
  };
  return { items, finish };
}

function isOpen({
  showInBanner,
  dismissedAt,
  acknowledgedAt,
  needsAcknowledgement,
}: ShownAnnouncement): boolean {
  return showInBanner && (needsAcknowledgement ? acknowledgedAt === null : dismissedAt === null);
}
