import {
  ADMINS,
  ROLES,
  toPerson,
  toRight,
  toRoles,
  type DiscountApproval,
  type Recipients,
} from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';
import { quoteNewsFields } from '../../notification/domain/quote-news';

export interface RequestedDiscount {
  quoteId: string;
  quoteNumber: string;
  capBasisPoints: number | null;
  approval: DiscountApproval;
}

/** The people who may decide, as defined by `decideDiscountApproval`. The two groups are disjoint, so nobody is notified twice. */
const DECIDERS: readonly Recipients[] = [
  toRoles(...ADMINS),
  {
    roles: ROLES.filter((role) => !ADMINS.some((admin) => admin === role)),
    ...toRight('PRICING_RULES', 'UPDATE'),
  },
];

/** Notifications for the people who may decide. */
export function approvalRequestedNews({
  quoteId,
  quoteNumber,
  capBasisPoints,
  approval,
}: RequestedDiscount): News[] {
  const { requestedByName, basisPoints, reason } = approval;
  const cap =
    capBasisPoints === null ? '' : ` Your practice allows ${percent(capBasisPoints)} without approval.`;
  const news: Omit<News, 'to'> = {
    ...quoteNewsFields(quoteId),
    topic: 'DISCOUNT_APPROVAL',
    type: 'WARNING',
    priority: 'HIGH',
    title: 'Discount awaiting approval',
    message: `${requestedByName} asks for a discount of ${percent(basisPoints)} on quote ${quoteNumber}: ${sentence(reason)}${cap}`,
  };
  return DECIDERS.map((to) => ({ ...news, to }));
}

/** Notification for the person who requested it. */
export function approvalDecidedNews({ quoteId, quoteNumber, approval }: RequestedDiscount): News {
  const { state, basisPoints, decidedByName, decisionReason } = approval;
  const isApproved = state === 'APPROVED';
  const did = `${decidedByName ?? 'A colleague'} ${isApproved ? 'approved' : 'declined'} the discount of ${percent(basisPoints)}`;
  return {
    ...quoteNewsFields(quoteId),
    to: toPerson(approval.requestedBy),
    topic: 'DISCOUNT_APPROVAL',
    type: isApproved ? 'SUCCESS' : 'WARNING',
    priority: 'NORMAL',
    title: isApproved ? 'Discount approved' : 'Discount declined',
    message: `${did} on quote ${quoteNumber}${decisionReason ? `: ${sentence(decisionReason)}` : '.'}`,
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Formats basis points: `1250` becomes "12.5 %". */
function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
