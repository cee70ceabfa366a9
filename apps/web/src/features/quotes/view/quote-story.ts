import type { Quote, QuoteStatus } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { MAIL_FAILED_STEP, NEXT_STEP, TIMELINE } from '../quotes.texts';

export interface StoryStep {
  key: string;
  title: string;
  detail: string | null;
  /** When it happened; null where only the order is known. */
  at: string | null;
  tone: ToneName;
}

type Story = Pick<
  Quote,
  | 'status'
  | 'createdAt'
  | 'updatedAt'
  | 'sentAt'
  | 'mailState'
  | 'mailDetail'
  | 'firstViewedAt'
  | 'queries'
  | 'respondedAt'
  | 'rejectionReason'
  | 'withdrawnReason'
>;

/** What happened to a quote, oldest first. */
export function storyOf(quote: Story): StoryStep[] {
  const step = (
    key: string,
    title: string,
    at: string | null,
    tone: ToneName = 'neutral',
    detail: string | null = null,
  ): StoryStep => ({ key, title, at, tone, detail });
  const steps = [step('created', TIMELINE.created, quote.createdAt)];
  if (quote.sentAt) steps.push(step('sent', TIMELINE.sent, quote.sentAt, 'info'));
  if (quote.mailState === 'PENDING') steps.push(step('mail', TIMELINE.mailPending, null, 'muted'));
  if (quote.mailState === 'DELIVERED') steps.push(step('mail', TIMELINE.mailDelivered, null));
  if (quote.mailState === 'FAILED')
    steps.push(step('mail', TIMELINE.mailFailed, null, 'error', quote.mailDetail));
  const dated: StoryStep[] = quote.queries.map(({ id, askedAt }) =>
    step(`query-${id}`, TIMELINE.query, askedAt, 'warning'),
  );
  if (quote.firstViewedAt) dated.push(step('viewed', TIMELINE.viewed, quote.firstViewedAt));
  dated.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  return [
    ...steps,
    ...dated,
    ...endOf(quote).map((end) => step('end', end.title, end.at, end.tone, end.detail)),
  ];
}

function endOf(quote: Story): Omit<StoryStep, 'key'>[] {
  switch (quote.status) {
    case 'ACCEPTED':
      return [{ title: TIMELINE.accepted, at: quote.respondedAt, tone: 'success', detail: null }];
    case 'REJECTED':
      return [
        { title: TIMELINE.rejected, at: quote.respondedAt, tone: 'error', detail: quote.rejectionReason },
      ];
    case 'WITHDRAWN':
      return [
        { title: TIMELINE.withdrawn, at: quote.updatedAt, tone: 'muted', detail: quote.withdrawnReason },
      ];
    case 'EXPIRED':
      return [{ title: TIMELINE.expired, at: null, tone: 'muted', detail: null }];
    default:
      return [];
  }
}

/** The one thing to do next. Mail that did not arrive comes first: nobody can answer what they never saw. */
export function nextStepOf(quote: { status: QuoteStatus; mailState: Quote['mailState'] }): string {
  const isWaiting = quote.status === 'SENT' || quote.status === 'QUERY_RECEIVED';
  return isWaiting && quote.mailState === 'FAILED' ? MAIL_FAILED_STEP : NEXT_STEP[quote.status];
}

export type QuoteAction = 'edit' | 'send' | 'delete' | 'withdraw';

/** The actions possible for a quote in a status. */
export function actionsOf(status: QuoteStatus, can: { update: boolean; delete: boolean }): QuoteAction[] {
  const actions: QuoteAction[] = [];
  if (status === 'DRAFT' && can.delete) actions.push('delete');
  if (status === 'DRAFT' && can.update) actions.push('edit', 'send');
  if ((status === 'SENT' || status === 'QUERY_RECEIVED') && can.update) actions.push('withdraw');
  return actions;
}
