import type { Dispatch } from '@reduxjs/toolkit';
import { listNotifications, type Notification } from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { showToast, type ToastTone } from '../toasts/toast.store';
import type { LiveNotification } from './live.messages';
import { liveTexts } from './live.texts';

const TOAST_MS = 8_000;

const LOOKS: Record<Notification['topic'], { title: string; fallback: string; tone: ToastTone }> = {
  QUOTE_ACCEPTED: { title: liveTexts.accepted, fallback: liveTexts.acceptedMessage, tone: 'success' },
  QUOTE_REJECTED: { title: liveTexts.rejected, fallback: liveTexts.rejectedMessage, tone: 'error' },
  QUOTE_QUERY: { title: liveTexts.query, fallback: liveTexts.queryMessage, tone: 'warning' },
  LINK_LOCKED: { title: liveTexts.linkLocked, fallback: liveTexts.linkLockedMessage, tone: 'warning' },
  MAIL_FAILED: { title: liveTexts.mailFailed, fallback: liveTexts.mailFailedMessage, tone: 'error' },
};

/** Shows a toast for a patient's response; its text is fetched with the notification. */
export function announce(live: LiveNotification, dispatch: Dispatch): void {
  void readMessage(live, dispatch).then((message) => toast(live, message));
}

async function readMessage(
  { notificationId }: LiveNotification,
  dispatch: Dispatch,
): Promise<string | undefined> {
  const running = dispatch(
    queryEndpoint(listNotifications).initiate(
      { query: { limit: 25 } },
      { forceRefetch: true, subscribe: false },
    ),
  ) as Promise<{ data?: { items: Notification[] } }>;
  const { data } = await running;
  return data?.items.find(({ id }) => id === notificationId)?.message;
}

function toast({ notificationId, topic, quoteId }: LiveNotification, message: string | undefined): void {
  const { title, fallback, tone } = LOOKS[topic];
  showToast({
    id: notificationId,
    title,
    message: message ?? fallback,
    tone,
    durationMs: TOAST_MS,
    action: quoteId ? { label: liveTexts.viewQuote, to: `/quotes/view/${quoteId}` } : undefined,
  });
}
