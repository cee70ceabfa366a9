import type { PatientResponseKind, PublicQuote, PublicQuoteView } from '@quillcare/contracts';
import type { AnswerReceipt } from './patient.api';
import type { LinkFailure } from './link-failure';

export type Practice = PublicQuoteView['practice'];

/** The screens of the page, shown one at a time. */
export type Screen =
  | { name: 'loading' }
  | { name: 'failed'; failure: LinkFailure }
  | { name: 'identify'; practice: Practice }
  | { name: 'locked'; practice: Practice }
  | { name: 'open'; practice: Practice; quote: PublicQuote; askAgain: boolean }
  | {
      name: 'answered';
      practice: Practice;
      response: 'accept' | 'reject';
      respondedAt: string;
      quote: PublicQuote | null;
    }
  | {
      name: 'result';
      practice: Practice;
      response: PatientResponseKind;
      respondedAt: string;
      quote: PublicQuote;
    };

/** The screen for the server's view of this link. */
export function screenOf(view: PublicQuoteView): Screen {
  switch (view.state) {
    case 'identify':
      return { name: 'identify', practice: view.practice };
    case 'locked':
      return { name: 'locked', practice: view.practice };
    case 'open':
      return { name: 'open', practice: view.practice, quote: view.quote, askAgain: false };
    case 'answered':
      return {
        name: 'answered',
        practice: view.practice,
        response: view.response,
        respondedAt: view.respondedAt,
        quote: view.quote,
      };
  }
}

/** The screen after an answer arrived. */
export function resultOf(practice: Practice, quote: PublicQuote, receipt: AnswerReceipt): Screen {
  return { name: 'result', practice, quote, response: receipt.response, respondedAt: receipt.respondedAt };
}
