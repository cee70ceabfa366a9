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
  CALLBACKS_DUE: {
    title: 'callbacksDue',
    fallback: 'callbacksDueMessage',
    tone: 'info',
  },
  DISCOUNT_APPROVAL: {
    title: 'discountApproval',
    fallback: 'discountApprovalMessage',
    tone: 'info',
  },
} as const satisfies Record<Notification['topic'], { title: string; fallback: string; tone: ToastTone }>;

/** Shows a toast for a new notification; its words and what to do are fetched with the notification. */
export function announce(live: LiveNotification, dispatch: Dispatch): void {
  void readItem(live, dispatch).then((item) => toast(live, item));
}

async function readItem(
  { notificationId }: LiveNotification,
  dispatch: Dispatch,
): Promise<Notification | undefined> {
  const running = dispatch(
    queryEndpoint(listNotifications).initiate(
      { query: { limit: 25 } },
      { forceRefetch: true, subscribe: false },
    ),
  ) as Promise<{ data?: { items: Notification[] } }>;
  const { data } = await running;
  return data?.items.find(({ id }) => id === notificationId);
}

function toast({ notificationId, topic, quoteId }: LiveNotification, item: Notification | undefined): void {
  const { title, fallback, tone } = LOOKS[topic];
  showToast({
    id: notificationId,
    title: word(liveWords, title),
    message: item?.message ?? word(liveWords, fallback),
    tone,
    durationMs: TOAST_MS,
    action: actionOf(item, quoteId),
  });
}

function actionOf(item: Notification | undefined, quoteId: string | null) {
  if (item?.action) return { label: word(liveWords, `actions.${item.action.label}`), to: item.action.path };
  return quoteId
    ? { label: word(liveWords, 'actions.VIEW_QUOTE'), to: `/quotes/view/${quoteId}` }
    : undefined;
}
