import type { PublicQuote } from '@quillcare/contracts';
import type { AnswerPart } from '../answer/answer-part';
import { CHECKS } from './checks.en';

interface Checks {
  /** The place of the chosen answer, by question. */
  chosen: Readonly<Record<string, number>>;
}

export type Question = PublicQuote['checkQuestions'][number];

/** The path of a question in a refusal, and the id of its fieldset. */
export const pathOf = ({ id }: Question) => `checkAnswers.${id}`;

/** What the practice asks to see whether the quote was understood, before anything is signed. Which answer is right only the server knows. */
export const checkQuestions: AnswerPart<Checks> = {
  id: 'checkQuestions',
  applies: (quote) => quote.checkQuestions.length > 0,
  start: () => ({ chosen: {} }),
  kept: ({ chosen }) => ({ chosen }),
  problems: ({ chosen }, quote) =>
    quote.checkQuestions.flatMap((question, at) =>
      quote.checksRequired && chosen[question.id] === undefined
        ? [{ path: pathOf(question), message: CHECKS.missing(at + 1) }]
        : [],
    ),
  share: ({ chosen }, quote) => ({
    checkAnswers: quote.checkQuestions.flatMap(({ id }) => {
      const answer = chosen[id];
      // What this device kept may be damaged.
      return Number.isInteger(answer) ? [{ questionId: id, answer: answer! }] : [];
    }),
  }),
};
