import type {
  CheckQuestion,
  FieldError,
  InputOf,
  PatientSettings,
  respondToQuote,
} from '@quillcare/contracts';

export type SigningRules = Pick<PatientSettings, 'secondSignerNeeded' | 'checkQuestions' | 'checksRequired'>;

/** An answer as stored, with the wording of the question, because the practice may change it later. */
export interface AnsweredCheck {
  questionId: string;
  question: string;
  answers: string[];
  answer: string;
  isCorrect: boolean | null;
}

type GivenAnswers = NonNullable<InputOf<typeof respondToQuote>['body']['checkAnswers']>;

/** Validation errors of the answers if the practice requires them, otherwise none. */
export function checkAnswerProblems(
  givenAnswers: GivenAnswers,
  questions: readonly CheckQuestion[],
  areRequired: boolean,
): FieldError[] {
  if (!areRequired) return [];
  return questions.flatMap((checkQuestion) => {
    const path = `checkAnswers.${checkQuestion.id}`;
    const answer = findAnswer(givenAnswers, checkQuestion);
    if (answer === null) return [{ path, message: 'Please answer this question' }];
    if (checkQuestion.correct === null || checkQuestion.correct === answer) return [];
    return [{ path, message: 'This is not what the quote says. Please read it again, or ask the practice.' }];
  });
}

/** The answers to store: those to the practice's questions, one each. */
export function checkAnswersToStore(
  givenAnswers: GivenAnswers,
  questions: readonly CheckQuestion[],
): AnsweredCheck[] {
  return questions.flatMap((checkQuestion) => {
    const answer = findAnswer(givenAnswers, checkQuestion);
    if (answer === null) return [];
    const isCorrect = checkQuestion.correct === null ? null : checkQuestion.correct === answer;
    const { id, question, answers } = checkQuestion;
    return [{ questionId: id, question, answers, answer: answers[answer] ?? '', isCorrect }];
  });
}

/** Index of the chosen answer. Null if there is none or it is out of range. */
function findAnswer(givenAnswers: GivenAnswers, { id, answers }: CheckQuestion): number | null {
  const found = givenAnswers.find(({ questionId }) => questionId === id);
  return found && found.answer < answers.length ? found.answer : null;
}
