import {
  answerQuoteQuestion,
  changeLeadStatus,
  completeCallback,
  decideDiscountApproval,
  resendQuote,
  type TodayItem,
} from '@quillcare/contracts';
import { nextStepOf, STEP_NEEDS } from './next-step';

it('requires the permission of the operation behind each step', () => {
  expect(STEP_NEEDS).toEqual({
    answer: answerQuoteQuestion.permission,
    call: completeCallback.permission,
    contact: changeLeadStatus.permission,
    resend: resendQuote.permission,
    decide: decideDiscountApproval.permission,
  });
});

it('links damaged evidence to its quote, and a damaged audit trail to the trail', () => {
  const evidence = { kind: 'EVIDENCE', id: 'fault', quoteId: null } as TodayItem;
  const rights = { mayChange: () => true };
  expect(nextStepOf({ ...evidence, quoteId: 'quote' }, rights)).toEqual({
    act: 'openQuote',
    to: '/quotes/view/quote',
  });
  expect(nextStepOf(evidence, rights)).toEqual({ act: 'openTrail', to: '/admin/audit-trail' });
});
