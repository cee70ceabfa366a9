import {
  AppError,
  DiscountApprovalDecided,
  DiscountApprovalRequested,
  type DiscountApproval,
} from '@quillcare/contracts';
import { discountShare, multiplyMinor } from '@quillcare/rules';
import { refuseUnlessDraft } from './quote';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';

/** Who asks or decides. */
export interface Decider {
  id: string;
  name: string;
}

interface Decision {
  decision: 'APPROVED' | 'DECLINED';
  reason: string | null;
  /** Whether anybody but the decider may decide. */
  othersMay: boolean;
}

type Discounted = Pick<QuoteState, 'discount' | 'lines' | 'approval'>;

/**
 * The discount that an approval is about, in basis points: all discounts together, or that of the line with the
 * highest one, whichever is more. So an approval of a high discount on one line does not allow a low one on all.
 */
export function discountToApprove({ discount, lines }: Pick<Discounted, 'discount' | 'lines'>): number {
  const own = lines
    .filter(({ basis }) => basis !== 'NOT_INCLUDED')
    .map((line) => discountShare(line.discount, multiplyMinor(line.unitFeeMinor, line.quantity)));
  return Math.max(discount.basisPoints, ...own);
}

/** Whether the quote's discounts are within the cap, or approved as high as they are. */
export function isDiscountAllowed(quote: Discounted): boolean {
  if (!quote.discount.approvalNeeded) return true;
  return quote.approval?.state === 'APPROVED' && discountToApprove(quote) <= quote.approval.basisPoints;
}

/** Somebody asks for the discount of a draft. A former request is replaced. */
export function requestApproval(quote: QuoteState, by: Decider, reason: string, now: Date): Transition {
  refuseUnlessDraft(quote);
  if (isDiscountAllowed(quote)) throw new AppError('APPROVAL_NOT_NEEDED');
  const basisPoints = discountToApprove(quote);
  const approval: DiscountApproval = {
    state: 'REQUESTED',
    basisPoints,
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

/**
 * Somebody who may approves or declines the discount that was asked for: not one's own, as long as there are others who may.
 */
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
