import type {
  CheckQuestion,
  FieldError,
  InputOf,
  PatientSettings,
  respondToQuote,
} from '@quillcare/contracts';

/** What the practice decided of signing. */
export type SigningRules = Pick<PatientSettings, 'secondSignerNeeded' | 'checkQuestions' | 'checksRequired'>;

/** An answer as it is kept: with the question as it was asked, because the practice may change it later. */
export interface AnsweredCheck {
  questionId: string;
  question: string;
  /** What there was to choose from. */
  answers: string[];
  answer: string;
  isCorrect: boolean | null;
}

type Given = NonNullable<InputOf<typeof respondToQuote>['body']['checkAnswers']>;

/** What is wrong with the answers where the practice requires them; elsewhere nothing ever is. */
export function checkAnswerProblems(
  given: Given,
  questions: readonly CheckQuestion[],
  areRequired: boolean,
): FieldError[] {
  if (!areRequired) return [];
  return questions.flatMap((asked) => {
    const path = `checkAnswers.${asked.id}`;
    const answer = answerOf(given, asked);
    if (answer === null) return [{ path, message: 'Please answer this question' }];
    if (asked.correct === null || asked.correct === answer) return [];
    return [{ path, message: 'This is not what the quote says. Please read it again, or ask the practice.' }];
  });
}

/** The answers to keep: those to questions that the practice asks, each once. */
export function keptCheckAnswers(given: Given, questions: readonly CheckQuestion[]): AnsweredCheck[] {
  return questions.flatMap((asked) => {
    const answer = answerOf(given, asked);
    if (answer === null) return [];
    const isCorrect = asked.correct === null ? null : asked.correct === answer;
    const { id, question, answers } = asked;
    return [{ questionId: id, question, answers, answer: answers[answer] ?? '', isCorrect }];
  });
}

/** The index of the answer that was chosen; null where none was, or one that there is not. */
function answerOf(given: Given, { id, answers }: CheckQuestion): number | null {
  const found = given.find(({ questionId }) => questionId === id);
  return found && found.answer < answers.length ? found.answer : null;
}
