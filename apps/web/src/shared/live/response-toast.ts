import type { Dispatch } from '@reduxjs/toolkit';
import { listNotifications, type Notification } from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { showToast, type ToastTone } from '../toasts/toast.store';
import type { LiveNotification } from './live.messages';
import { RECENT } from './recent-notifications';
import { liveWords } from './live.en';
import { word } from '../words/words';

const TOAST_MS = 8_000;

const LOOKS = {
  QUOTE_ACCEPTED: {
    title: 'accepted',
    fallback: 'acceptedMessage',
    tone: 'success',
  },
  QUOTE_VIEWED: {
    title: 'quoteViewed',
    fallback: 'quoteViewedMessage',
    tone: 'info',
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
  ANSWER_OVERDUE: {
    title: 'answerOverdue',
    fallback: 'answerOverdueMessage',
    tone: 'warning',
  },
  LINK_LOCKED: {
    title: 'linkLocked',
    fallback: 'linkLockedMessage',
    tone: 'warning',
  },
  RECORD_DISPUTED: {
    title: 'recordDisputed',
    fallback: 'recordDisputedMessage',
    tone: 'error',
  },
  MAIL_FAILED: {
    title: 'mailFailed',
    fallback: 'mailFailedMessage',
    tone: 'error',
  },
  MAIL_SERVER_FAILED: {
    title: 'mailServerFailed',
    fallback: 'mailServerFailedMessage',
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
  ACCEPTANCE_WITHDRAWN: {
    title: 'acceptanceWithdrawn',
    fallback: 'acceptanceWithdrawnMessage',
    tone: 'error',
  },
  CHANGE_EXPIRED: {
    title: 'changeExpired',
    fallback: 'changeExpiredMessage',
    tone: 'warning',
  },
  IMPORT_DONE: { title: 'importDone', fallback: 'importDoneMessage', tone: 'info' },
  EXPORT_READY: {
    title: 'exportReady',
    fallback: 'exportReadyMessage',
    tone: 'info',
  },
  MENTIONED: {
    title: 'mentioned',
    fallback: 'mentionedMessage',
    tone: 'info',
  },
  ENQUIRY_RECEIVED: {
    title: 'enquiryReceived',
    fallback: 'enquiryReceivedMessage',
    tone: 'info',
  },
  DEPOSIT_PAID: { title: 'depositPaid', fallback: 'depositPaidMessage', tone: 'info' },
  DEPOSIT_FAILED: { title: 'depositFailed', fallback: 'depositFailedMessage', tone: 'warning' },
  CASE_SCHEDULED: { title: 'caseScheduled', fallback: 'caseScheduledMessage', tone: 'info' },
  CASE_MOVED: { title: 'caseMoved', fallback: 'caseMovedMessage', tone: 'warning' },
  CASE_CANCELLED: { title: 'caseCancelled', fallback: 'caseCancelledMessage', tone: 'warning' },
  CALLBACK_ASSIGNED: { title: 'callbackAssigned', fallback: 'callbackAssignedMessage', tone: 'info' },
  LEAD_ASSIGNED: { title: 'leadAssigned', fallback: 'leadAssignedMessage', tone: 'info' },
  CHECKLIST_ASSIGNED: { title: 'checklistAssigned', fallback: 'checklistAssignedMessage', tone: 'info' },
  TRIAL_ENDING: {
    title: 'trialEnding',
    fallback: 'trialEndingMessage',
    tone: 'warning',
  },
  TRIAL_ENDED: {
    title: 'trialEnded',
    fallback: 'trialEndedMessage',
    tone: 'warning',
  },
  INVOICE_ISSUED: { title: 'invoiceIssued', fallback: 'invoiceIssuedMessage', tone: 'info' },
  PAYMENT_FAILED: { title: 'paymentFailed', fallback: 'paymentFailedMessage', tone: 'warning' },
  PAYMENT_OVERDUE: { title: 'paymentOverdue', fallback: 'paymentOverdueMessage', tone: 'warning' },
} as const satisfies Record<Notification['topic'], { title: string; fallback: string; tone: ToastTone }>;

/**
 * Shows a toast for a new notification, whose message and action are fetched first. Low-priority notifications are only counted
 * at the bell.
 */
export function announce(live: LiveNotification, dispatch: Dispatch): void {
  if (live.priority === 'LOW') return;
  void readItem(live, dispatch).then((item) => toast(live, item));
}

async function readItem(
  { notificationId }: LiveNotification,
  dispatch: Dispatch,
): Promise<Notification | undefined> {
  const running = dispatch(
    queryEndpoint(listNotifications).initiate({ query: RECENT }, { forceRefetch: true, subscribe: false }),
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
