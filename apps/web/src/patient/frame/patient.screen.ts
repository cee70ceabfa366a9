import type { Identification, PatientResponseKind, PublicQuote, PublicQuoteView } from '@quillcare/contracts';
import type { AnswerReceipt } from '../patient.api';
import type { LinkFailure } from './link-failure';

export type Practice = PublicQuoteView['practice'];

/** The server's view of a link that was answered. */
export type AnsweredView = Extract<PublicQuoteView, { state: 'answered' }>;

/** The screens of the page, shown one at a time. */
export type Screen =
  | { name: 'loading' }
  | { name: 'failed'; failure: LinkFailure }
  | { name: 'identify'; practice: Practice; identification: Identification }
  | { name: 'locked'; practice: Practice }
  | {
      name: 'open';
      practice: Practice;
      quote: PublicQuote;
      /** How to identify once more; null while that is not needed. */
      askAgain: Identification | null;
      /** How often the page was told that a newer version took the place of this one. */
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

/** The screen for the server's view of this link. */
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

/** The screen after an answer arrived. */
export function resultOf(practice: Practice, quote: PublicQuote, receipt: AnswerReceipt): Screen {
  return { name: 'result', practice, quote, response: receipt.response, respondedAt: receipt.respondedAt };
}
