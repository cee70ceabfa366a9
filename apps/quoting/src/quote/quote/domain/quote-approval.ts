import {
  AppError,
  DiscountApprovalDecided,
  DiscountApprovalRequested,
  type DiscountApproval,
} from '@quillcare/contracts';
import { assertDraft } from './quote';
import { quoteFacts, type QuoteState, type Transition } from './quote.state';

export interface ApprovalActor {
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
 * The discounts judged by the practice's cap of today, which may have changed since the quote was saved. Of everything the patient
 * can choose, what is above the cap decides, as when the quote is priced.
 */
export function underCap(
  { discount, choices }: Pick<QuoteState, 'discount' | 'choices'>,
  capBasisPoints: number | null,
): QuoteState['discount'] {
  if (discount.capBasisPoints === capBasisPoints) return discount;
  const all = [discount, ...(choices?.variants ?? []).map((variant) => variant.discount)];
  const above = all.filter((one) => capBasisPoints !== null && discountToApprove(one) > capBasisPoints);
  if (above.length === 0) return { ...discount, capBasisPoints, approvalNeeded: false };
  return {
    ...discount,
    basisPoints: Math.max(...above.map(({ basisPoints }) => basisPoints)),
    highestBasisPoints: Math.max(...above.map(discountToApprove)),
    capBasisPoints,
    approvalNeeded: true,
  };
}

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
export function requestApproval(quote: QuoteState, by: ApprovalActor, reason: string, now: Date): Transition {
  assertDraft(quote);
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
  const facts = { ...quoteFacts(quote), requestedBy: by.id, basisPoints };
  return { quote: { ...quote, approval }, events: [{ event: DiscountApprovalRequested, data: facts }] };
}

/** Approves or declines the requested discount. Users cannot approve their own request if someone else may decide. */
export function decideApproval(
  quote: QuoteState,
  by: ApprovalActor,
  { decision, reason, othersMay }: Decision,
  now: Date,
): Transition {
  const request = quote.approval;
  if (quote.status !== 'DRAFT' || request?.state !== 'REQUESTED')
    throw new AppError('APPROVAL_NOT_REQUESTED');
  if (decision === 'APPROVED' && request.requestedBy === by.id && othersMay)
    throw new AppError('OWN_REQUEST');
  const approval: DiscountApproval = {
    ...request,
    state: decision,
    decidedBy: by.id,
    decidedByName: by.name,
    decidedAt: now.toISOString(),
    decisionReason: reason,
  };
  const facts = {
    ...quoteFacts(quote),
    requestedBy: request.requestedBy,
    decidedBy: by.id,
    decision,
    basisPoints: request.basisPoints,
  };
  return { quote: { ...quote, approval }, events: [{ event: DiscountApprovalDecided, data: facts }] };
}
