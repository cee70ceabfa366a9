import type { Identification, PatientResponseKind, PublicQuote, PublicQuoteView } from '@quillcare/contracts';
import type { AnswerReceipt } from '../patient.api';
import type { LinkFailure } from './link-failure';

export type Practice = PublicQuoteView['practice'];

export type AnsweredView = Extract<PublicQuoteView, { state: 'answered' }>;

/** The screens of the page, of which one is shown at a time. */
export type Screen =
  | { name: 'loading' }
  | { name: 'failed'; failure: LinkFailure }
  | { name: 'identify'; practice: Practice; identification: Identification }
  | { name: 'locked'; practice: Practice }
  | {
      name: 'open';
      practice: Practice;
      quote: PublicQuote;
      /** How to identify again. Null unless required. */
      askAgain: Identification | null;
      /** How many times the server has reported that a newer version replaced this one. */
      replaced: number;
    }
  | { name: 'answered'; practice: Practice; view: AnsweredView }
  | {
      name: 'result';
      practice: Practice;
      response: PatientResponseKind;
      respondedAt: string;
      quote: PublicQuote;
    };

export function screenOf(view: PublicQuoteView): Screen {
  switch (view.state) {
    case 'identify':
      return { name: 'identify', practice: view.practice, identification: view.identification };
    case 'locked':
      return { name: 'locked', practice: view.practice };
    case 'open':
      return { name: 'open', practice: view.practice, quote: view.quote, askAgain: null, replaced: 0 };
    case 'answered':
      return { name: 'answered', practice: view.practice, view };
  }
}

/** Returns the screen shown after an answer has been received. */
export function resultOf(practice: Practice, quote: PublicQuote, receipt: AnswerReceipt): Screen {
  return { name: 'result', practice, quote, response: receipt.response, respondedAt: receipt.respondedAt };
}
