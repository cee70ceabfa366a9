import type { DiscountApproval } from '@quillcare/contracts';
import { approvalDecidedNews, approvalRequestedNews, type RequestedDiscount } from './discount-approval-news';

const ID = '0198f0a0-0000-7000-8000-000000000001';
const asked = (approval: Partial<DiscountApproval> = {}): RequestedDiscount => ({
  quoteId: ID,
  quoteNumber: 'Q-2026-000123',
  capBasisPoints: 1_000,
  approval: {
    state: 'REQUESTED',
    basisPoints: 1_250,
    reason: 'Her sister comes too',
    requestedBy: ID,
    requestedByName: 'Ana Okafor',
    requestedAt: '2026-11-20T00:00:00.000Z',
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    decisionReason: null,
    ...approval,
  },
});

it('notifies those who may approve a discount, in two groups', () => {
  const news = approvalRequestedNews(asked());
  expect(news.map(({ to }) => to)).toEqual([
    { roles: ['SUPER_ADMIN', 'ORG_ADMIN'] },
    {
      roles: ['SALES_MANAGER', 'LEAD_COORDINATOR', 'USER'],
      right: { resource: 'PRICING_RULES', action: 'UPDATE' },
    },
  ]);
  expect(news[0]).toMatchObject({
    title: 'Discount awaiting approval',
    message:
      'Ana Okafor asks for a discount of 12.5 % on quote Q-2026-000123: Her sister comes too. Your practice allows 10 % without approval.',
    action: { label: 'VIEW_QUOTE', path: `/quotes/view/${ID}` },
  });
});

it.each([
  [
    'APPROVED',
    null,
    'Discount approved',
    'Mere Ngata approved the discount of 12.5 % on quote Q-2026-000123.',
  ],
  [
    'DECLINED',
    'Too much for one patient.',
    'Discount declined',
    'Mere Ngata declined the discount of 12.5 % on quote Q-2026-000123: Too much for one patient.',
  ],
] as const)('notifies the requester that the discount was %s', (state, decisionReason, title, message) => {
  const news = approvalDecidedNews(asked({ state, decisionReason, decidedByName: 'Mere Ngata' }));
  expect(news).toMatchObject({ to: { userId: ID }, title, message });
});
