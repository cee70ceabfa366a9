import {
  AppError,
  DiscountApprovalDecided,
  DiscountApprovalRequested,
  type DiscountApproval,
} from '@quillcare/contracts';
import { refuseUnlessDraft } from './quote';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';

export interface Decider {
  id: string;
  name: string;
}

interface Decision {
  decision: 'APPROVED' | 'DECLINED';
  reason: string | null;
  /** Whether someone other than this user may decide. */
  othersMay: boolean;
}

type Discounted = Pick<QuoteState, 'discount' | 'approval'>;

/**
 * Whether the quote's discounts are within the cap or have been approved. The approval covers the highest discount on a single
 * line and the discount on the total separately, so that approving one for a cheap line does not allow the same percentage off
 * everything.
 */
export function isDiscountAllowed({ discount, approval }: Discounted): boolean {
  if (!discount.approvalNeeded) return true;
  if (approval?.state !== 'APPROVED') return false;
  const { basisPoints, wholeBasisPoints } = approval;
  return (
    discountToApprove(discount) <= basisPoints && discount.basisPoints <= (wholeBasisPoints ?? basisPoints)
  );
}

/** The highest discount of a quote in basis points, on a single line or on the total. */
function discountToApprove({ highestBasisPoints, basisPoints }: QuoteState['discount']): number {
  return Math.max(highestBasisPoints ?? 0, basisPoints);
}

/** Requests approval of a draft's discount, replacing any earlier request. */
export function requestApproval(quote: QuoteState, by: Decider, reason: string, now: Date): Transition {
  refuseUnlessDraft(quote);
  if (isDiscountAllowed(quote)) throw new AppError('APPROVAL_NOT_NEEDED');
  const basisPoints = discountToApprove(quote.discount);
  const approval: DiscountApproval = {
    state: 'REQUESTED',
    basisPoints,
    wholeBasisPoints: quote.discount.basisPoints,
    reason,
    requestedBy: by.id,
    requestedByName: by.name,
    requestedAt: now.toISOString(),
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    decisionReason: null,
  };
  const told = { ...quoteFacts(quote), requestedBy: by.id, basisPoints };
  return { quote: { ...quote, approval }, events: [{ event: DiscountApprovalRequested, data: told }] };
}

/** Approves or declines the requested discount. Users cannot approve their own request if someone else may decide. */
export function decideApproval(
  quote: QuoteState,
  by: Decider,
  { decision, reason, othersMay }: Decision,
  now: Date,
): Transition {
  const asked = quote.approval;
  if (quote.status !== 'DRAFT' || asked?.state !== 'REQUESTED') throw new AppError('APPROVAL_NOT_REQUESTED');
  if (decision === 'APPROVED' && asked.requestedBy === by.id && othersMay) throw new AppError('OWN_REQUEST');
  const approval: DiscountApproval = {
    ...asked,
    state: decision,
    decidedBy: by.id,
    decidedByName: by.name,
    decidedAt: now.toISOString(),
    decisionReason: reason,
  };
  const told = {
    ...quoteFacts(quote),
    requestedBy: asked.requestedBy,
    decidedBy: by.id,
    decision,
    basisPoints: asked.basisPoints,
  };
  return { quote: { ...quote, approval }, events: [{ event: DiscountApprovalDecided, data: told }] };
}
