import {
  answerQuoteQuestion,
  changeLeadStatus,
  completeCallback,
  decideDiscountApproval,
  resendQuote,
} from '@quillcare/contracts';
import { STEP_NEEDS } from './next-step';

it('offers each step to those who may call its operation', () => {
  expect(STEP_NEEDS).toEqual({
    answer: answerQuoteQuestion.permission,
    call: completeCallback.permission,
    contact: changeLeadStatus.permission,
    resend: resendQuote.permission,
    decide: decideDiscountApproval.permission,
  });
});
