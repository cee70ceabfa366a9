import {
  answerQuoteQuestion,
  changeLeadStatus,
  completeCallback,
  decideDiscountApproval,
  resendQuote,
  type TodayItem,
} from '@quillcare/contracts';
import { getNextStep, STEP_PERMISSIONS } from './next-step';

it('requires the permission of the operation behind each step', () => {
  expect(STEP_PERMISSIONS).toEqual({
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
  expect(getNextStep({ ...evidence, quoteId: 'quote' }, rights)).toEqual({
    act: 'openQuote',
    to: '/quotes/view/quote',
  });
  expect(getNextStep(evidence, rights)).toEqual({ act: 'openTrail', to: '/admin/audit-trail' });
});
