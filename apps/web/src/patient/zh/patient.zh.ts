import * as answer from './answer.zh';
import { DEPOSIT_ZH } from './deposit.zh';
import * as frame from './frame.zh';
import { PAPER_ZH } from './paper.zh';
import * as results from './results.zh';
import { SENTENCES_ZH } from './sentences.zh';
import * as signing from './signing.zh';

/** The whole page in simplified Chinese, by the names under which the English texts are declared. */
export const WORDS = {
  'answer.ACCEPT': answer.ACCEPT_ZH,
  'answer.CHOICE': answer.CHOICE_ZH,
  'answer.CONFIRM': answer.CONFIRM_ZH,
  'answer.FAILED': answer.FAILED_ZH,
  'answer.QUERY': answer.QUERY_ZH,
  'answer.REJECT': answer.REJECT_ZH,
  'change.ACCEPTANCE': signing.ACCEPTANCE_ZH,
  'change.CHANGE': signing.CHANGE_ZH,
  'change.WITHDRAW': signing.WITHDRAW_ZH,
  'checks.CHECKS': answer.CHECKS_ZH,
  'choices.CHOICES': answer.CHOICES_ZH,
  'conversation.CONVERSATION': answer.CONVERSATION_ZH,
  'deposit.DEPOSIT': DEPOSIT_ZH,
  'document.DOCUMENT': frame.DOCUMENT_ZH,
  'fields.FIELDS': frame.FIELDS_ZH,
  'frame.ACCESS_ERROR': frame.ACCESS_ERROR_ZH,
  'frame.FRAME': frame.FRAME_ZH,
  'frame.REPLACEMENT': frame.REPLACEMENT_ZH,
  'identify.CODE': frame.CODE_ZH,
  'identify.IDENTIFY': frame.IDENTIFY_ZH,
  'identify.LOCKED': frame.LOCKED_ZH,
  'interpreter.INTERPRETER': answer.INTERPRETER_ZH,
  'paper.BASIS_EXPLAINED': PAPER_ZH.explained,
  'paper.BASIS_NAMES': PAPER_ZH.bases,
  'paper.BENEFIT_STEPS': PAPER_ZH.benefitSteps,
  'paper.BENEFIT_WORDS': PAPER_ZH.benefits,
  'paper.BILLER_HEADINGS': PAPER_ZH.headings,
  'paper.BILLER_NAMES': PAPER_ZH.billers,
  'paper.CHOICE_WORDS': PAPER_ZH.choices,
  'paper.GLOSSARY': PAPER_ZH.glossary,
  'paper.LINE_KIND_NAMES': PAPER_ZH.kinds,
  'paper.PAPER_WORDS': PAPER_ZH.words,
  'read.READ': frame.READ_ZH,
  'results.ANSWERED': results.ANSWERED_ZH,
  'results.CHANGE_SIGNED': results.CHANGE_SIGNED_ZH,
  'results.RECORDED': results.RECORDED_ZH,
  'results.RESULT': results.RESULT_ZH,
  'results.RESULTS': results.RESULTS_ZH,
  'signature.SIGNATURE': answer.SIGNATURE_ZH,
  'signing.RECORDED': signing.CONFIRM_RECORD_ZH,
  'signing.SECOND': signing.SECOND_ZH,
  'signing.SIGNATORY': signing.SIGNATORY_ZH,
  'signing.TABLET': signing.TABLET_ZH,
  'signing.UPLOADED': signing.UPLOADED_ZH,
  'terms.TERMS': frame.TERMS_ZH,
  sentences: SENTENCES_ZH,
};
