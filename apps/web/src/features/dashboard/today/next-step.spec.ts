import {
  answerQuoteQuestion,
  changeLeadStatus,
  completeCallback,
  decideDiscountApproval,
  resendQuote,
  type TodayItem,
} from '@quillcare/contracts';
import { nextStepOf, STEP_NEEDS } from './next-step';

it('offers each step to those who may call its operation', () => {
  expect(STEP_NEEDS).toEqual({
    answer: answerQuoteQuestion.permission,
    call: completeCallback.permission,
    contact: changeLeadStatus.permission,
    resend: resendQuote.permission,
    decide: decideDiscountApproval.permission,
  });
});

it('leads from changed evidence to its quote, and from a changed audit trail to the trail', () => {
  const evidence = { kind: 'EVIDENCE', id: 'fault', quoteId: null } as TodayItem;
  const rights = { mayChange: () => true };
  expect(nextStepOf({ ...evidence, quoteId: 'quote' }, rights)).toEqual({
    act: 'openQuote',
    to: '/quotes/view/quote',
  });
  expect(nextStepOf(evidence, rights)).toEqual({ act: 'openTrail', to: '/admin/audit-trail' });
});
