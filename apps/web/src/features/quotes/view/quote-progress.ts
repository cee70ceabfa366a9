import type { DiscountApproval, Quote, QuoteVersion } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import type { ToneName } from '@quillcare/ui';
import { word } from '../../../shared/words/words';
import { getApprovalState, isAwaitingResponse, isOvertaken } from '../quote-parts';
import { viewWords } from './quote-view.en';

export interface ProgressStep {
  key: string;
  title: string;
  detail: string | null;
  /** ISO instant. Null if only the order is known. */
  at: string | null;
  tone: ToneName;
}

type ProgressQuote = Pick<
  Quote,
  | 'status'
  | 'revision'
  | 'createdAt'
  | 'sentAt'
  | 'mailState'
  | 'mailDetail'
  | 'firstViewedAt'
  | 'respondedAt'
  | 'acceptance'
  | 'rejectionReason'
  | 'withdrawnReason'
  | 'withdrawnAt'
  | 'approval'
  | 'supersededAt'
  | 'acceptanceWithdrawnAt'
  | 'acceptanceWithdrawnReason'
>;

type Percent = (basisPoints: number) => string;

/** Returns the events of a quote version, oldest first. */
export function buildProgressSteps(quote: ProgressQuote, percent: Percent): ProgressStep[] {
  return [
    started(quote),
    ...approvalSteps(quote.approval, percent),
    ...sendingSteps(quote),
    ...viewedSteps(quote),
    ...endOf(quote),
    ...supersededSteps(quote),
  ];
}

function step(
  key: string,
  title: string,
  at: string | null,
  tone: ToneName = 'neutral',
  detail: string | null = null,
): ProgressStep {
  return { key, title, at, tone, detail };
}

function started({ revision, createdAt }: ProgressQuote): ProgressStep {
  const title =
    revision > 1
      ? word(viewWords, 'timeline.createdFrom', { version: revision })
      : word(viewWords, 'timeline.created');
  return step('created', title, createdAt);
}

function approvalSteps(approval: DiscountApproval | null, percent: Percent): ProgressStep[] {
  if (!approval) return [];
  const { state, requestedByName, requestedAt, reason, decidedByName, decidedAt, decisionReason } = approval;
  const steps = [
    step(
      'approval-requested',
      word(viewWords, 'timeline.approvalRequested', { share: percent(approval.basisPoints) }),
      requestedAt,
      'warning',
      word(viewWords, 'timeline.approvalRequestedBy', { name: requestedByName, reason }),
    ),
  ];
  if (state === 'REQUESTED') return steps;
  const name = decidedByName ?? '';
  const detail = decisionReason
    ? word(viewWords, 'timeline.decidedBecause', { name, reason: decisionReason })
    : word(viewWords, 'timeline.decidedBy', { name });
  const tone = state === 'APPROVED' ? 'success' : 'error';
  return [...steps, step('approval-decided', word(viewWords, `timeline.${state}`), decidedAt, tone, detail)];
}

function sendingSteps({ sentAt, mailState, mailDetail }: ProgressQuote): ProgressStep[] {
  const steps = sentAt ? [step('sent', word(viewWords, 'timeline.sent'), sentAt, 'info')] : [];
  if (mailState === 'PENDING')
    steps.push(step('mail', word(viewWords, 'timeline.mailPending'), null, 'muted'));
  if (mailState === 'DELIVERED') steps.push(step('mail', word(viewWords, 'timeline.mailDelivered'), null));
  if (mailState === 'FAILED')
    steps.push(step('mail', word(viewWords, 'timeline.mailFailed'), null, 'error', mailDetail));
  return steps;
}

function viewedSteps({ firstViewedAt }: ProgressQuote): ProgressStep[] {
  return firstViewedAt ? [step('viewed', word(viewWords, 'timeline.viewed'), firstViewedAt)] : [];
}

function endOf(quote: ProgressQuote): ProgressStep[] {
  switch (quote.status) {
    case 'ACCEPTED':
      return [step('end', acceptedLabel(quote), quote.respondedAt, 'success')];
    case 'REJECTED':
      return [
        step('end', word(viewWords, 'timeline.rejected'), quote.respondedAt, 'error', quote.rejectionReason),
      ];
    case 'WITHDRAWN':
      if (quote.acceptanceWithdrawnAt !== null) return withdrawnAcceptance(quote);
      return [
        step('end', word(viewWords, 'timeline.withdrawn'), quote.withdrawnAt, 'muted', quote.withdrawnReason),
      ];
    case 'EXPIRED':
      return [step('end', word(viewWords, 'timeline.expired'), null, 'muted')];
    default:
      return [];
  }
}

function withdrawnAcceptance(quote: ProgressQuote): ProgressStep[] {
  const { respondedAt, acceptanceWithdrawnAt: at, acceptanceWithdrawnReason: reason } = quote;
  return [
    step('accepted', acceptedLabel(quote), respondedAt, 'success'),
    step('end', word(viewWords, 'timeline.acceptanceWithdrawn'), at, 'error', reason),
  ];
}

function acceptedLabel({ acceptance }: ProgressQuote): string {
  return word(viewWords, wasRecordedByStaff(acceptance) ? 'timeline.acceptedRecorded' : 'timeline.accepted');
}

function supersededSteps({ supersededAt }: ProgressQuote): ProgressStep[] {
  return supersededAt
    ? [step('superseded', word(viewWords, 'timeline.superseded'), supersededAt, 'muted')]
    : [];
}

type Next = Pick<Quote, 'status' | 'mailState' | 'discount' | 'lines' | 'approval'>;

export type NewerDraft = Pick<QuoteVersion, 'revision' | 'status' | 'variationOfId'>;

/** Returns the next step. A failed email comes first, because patients cannot answer what they never received. */
export function describeNextStep(quote: Next, newerDraft: NewerDraft | null): string {
  if (newerDraft !== null)
    return word(viewWords, isOvertaken(newerDraft, quote) ? 'next.overtaken' : 'next.newer', {
      version: newerDraft.revision,
    });
  if (isAwaitingResponse(quote) && quote.mailState === 'FAILED') return word(viewWords, 'next.mailFailed');
  if (quote.status === 'DRAFT' && getApprovalState(quote) === 'REQUESTED')
    return word(viewWords, 'next.approval');
  return word(viewWords, `next.${quote.status}`);
}
