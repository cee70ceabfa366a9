import type { Dispatch } from '@reduxjs/toolkit';
import { listNotifications, type Notification } from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { showToast, type ToastTone } from '../toasts/toast.store';
import type { LiveNotification } from './live.messages';
import { RECENT_QUERY } from './recent-notifications';
import { liveWords } from './live.en';
import { word } from '../words/words';

const TOAST_MS = 8_000;

const TONES: Record<Notification['topic'], ToastTone> = {
  QUOTE_ACCEPTED: 'success',
  QUOTE_VIEWED: 'info',
  QUOTE_REJECTED: 'error',
  QUOTE_QUERY: 'warning',
  ANSWER_OVERDUE: 'warning',
  LINK_LOCKED: 'warning',
  RECORD_DISPUTED: 'error',
  MAIL_FAILED: 'error',
  MAIL_SERVER_FAILED: 'error',
  CALLBACKS_DUE: 'info',
  DISCOUNT_APPROVAL: 'info',
  ACCEPTANCE_WITHDRAWN: 'error',
  CHANGE_EXPIRED: 'warning',
  IMPORT_DONE: 'info',
  EXPORT_READY: 'info',
  MENTIONED: 'info',
  ENQUIRY_RECEIVED: 'info',
  DEPOSIT_PAID: 'info',
  DEPOSIT_FAILED: 'warning',
  CASE_SCHEDULED: 'info',
  CASE_MOVED: 'warning',
  CASE_CANCELLED: 'warning',
  CALLBACK_ASSIGNED: 'info',
  LEAD_ASSIGNED: 'info',
  CHECKLIST_ASSIGNED: 'info',
  TRIAL_ENDING: 'warning',
  TRIAL_ENDED: 'warning',
  INVOICE_ISSUED: 'info',
  PAYMENT_FAILED: 'warning',
  PAYMENT_OVERDUE: 'warning',
};

/**
 * Shows a toast for a new notification, whose message and action are fetched first. Low-priority notifications are only counted
 * at the bell.
 */
export function showResponseToast(live: LiveNotification, dispatch: Dispatch): void {
  if (live.priority === 'LOW') return;
  void fetchItem(live, dispatch).then((item) => toast(live, item));
}

async function fetchItem(
  { notificationId }: LiveNotification,
  dispatch: Dispatch,
): Promise<Notification | undefined> {
  const running = dispatch(
    queryEndpoint(listNotifications).initiate(
      { query: RECENT_QUERY },
      { forceRefetch: true, subscribe: false },
    ),
  ) as Promise<{ data?: { items: Notification[] } }>;
  const { data } = await running;
  return data?.items.find(({ id }) => id === notificationId);
}

function toast({ notificationId, topic, quoteId }: LiveNotification, item: Notification | undefined): void {
  showToast({
    id: notificationId,
    title: word(liveWords, `titles.${topic}`),
    message: item?.message ?? word(liveWords, `messages.${topic}`),
    tone: TONES[topic],
    durationMs: TOAST_MS,
    isLive: true,
    action: actionOf(item, quoteId),
  });
}

function actionOf(item: Notification | undefined, quoteId: string | null) {
  if (item?.action) return { label: word(liveWords, `actions.${item.action.label}`), to: item.action.path };
  return quoteId
    ? { label: word(liveWords, 'actions.VIEW_QUOTE'), to: `/quotes/view/${quoteId}` }
    : undefined;
}
