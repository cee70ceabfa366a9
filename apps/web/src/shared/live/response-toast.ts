import type { Dispatch } from '@reduxjs/toolkit';
import { listNotifications, type Notification } from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { showToast, type ToastTone } from '../toasts/toast.store';
import type { LiveNotification } from './live.messages';
import { liveWords } from './live.en';
import { word } from '../words/words';

const TOAST_MS = 8_000;

const LOOKS = {
  QUOTE_ACCEPTED: {
    title: 'accepted',
    fallback: 'acceptedMessage',
    tone: 'success',
  },
  QUOTE_REJECTED: {
    title: 'rejected',
    fallback: 'rejectedMessage',
    tone: 'error',
  },
  QUOTE_QUERY: {
    title: 'query',
    fallback: 'queryMessage',
    tone: 'warning',
  },
  LINK_LOCKED: {
    title: 'linkLocked',
    fallback: 'linkLockedMessage',
    tone: 'warning',
  },
  MAIL_FAILED: {
    title: 'mailFailed',
    fallback: 'mailFailedMessage',
    tone: 'error',
  },
} as const satisfies Record<Notification['topic'], { title: string; fallback: string; tone: ToastTone }>;

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
    title: word(liveWords, title),
    message: message ?? word(liveWords, fallback),
    tone,
    durationMs: TOAST_MS,
    action: quoteId ? { label: word(liveWords, 'viewQuote'), to: `/quotes/view/${quoteId}` } : undefined,
  });
}
