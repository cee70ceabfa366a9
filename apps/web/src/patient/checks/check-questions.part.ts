import type { PublicQuote } from '@quillcare/contracts';
import type { AnswerPart } from '../answer/answer-part';
import { CHECKS } from './checks.en';

interface CheckAnswers {
  /** Index of the chosen answer, by question id. */
  chosen: Readonly<Record<string, number>>;
}

export type Question = PublicQuote['checkQuestions'][number];

/** Returns the question's error path, which is also the id of its fieldset. */
export const answerPath = ({ id }: Question) => `checkAnswers.${id}`;

/**
 * The practice's questions to check that the patient understood the quote, before anything is signed. Only the server knows the
 * correct answers.
 */
export const checkQuestionsPart: AnswerPart<CheckAnswers> = {
  id: 'checkQuestions',
  applies: (quote) => quote.checkQuestions.length > 0,
  start: () => ({ chosen: {} }),
  toDraft: ({ chosen }) => ({ chosen }),
  problems: ({ chosen }, quote) =>
    quote.checkQuestions.flatMap((question, at) =>
      quote.checksRequired && chosen[question.id] === undefined
        ? [{ path: answerPath(question), message: CHECKS.missing(at + 1) }]
        : [],
    ),
  share: ({ chosen }, quote) => ({
    checkAnswers: quote.checkQuestions.flatMap(({ id }) => {
      const answer = chosen[id];
      // The draft stored on this device may be corrupt.
      return Number.isInteger(answer) ? [{ questionId: id, answer: answer! }] : [];
    }),
  }),
};
