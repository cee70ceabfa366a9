import fc from 'fast-check';
import { checkAnswerProblems, keptCheckAnswers } from './check-answers';

const questions = [
  { id: 'a', question: 'Is the hospital included?', answers: ['Yes', 'No'], correct: 1 },
  { id: 'b', question: 'Have you read about the risks?', answers: ['Yes', 'Not yet'], correct: null },
];
const paths = (given: { questionId: string; answer: number }[], areRequired = true) =>
  checkAnswerProblems(given, questions, areRequired).map(({ path }) => path);

describe('check questions', () => {
  it('block no signature unless the practice requires them', () => {
    expect(paths([], false)).toEqual([]);
    expect(paths([{ questionId: 'a', answer: 0 }], false)).toEqual([]);
  });

  it('must all be answered, and answered rightly where there is a right answer, if required', () => {
    expect(paths([])).toEqual(['checkAnswers.a', 'checkAnswers.b']);
    expect(
      paths([
        { questionId: 'a', answer: 0 },
        { questionId: 'b', answer: 5 },
      ]),
    ).toEqual(['checkAnswers.a', 'checkAnswers.b']);
    expect(
      paths([
        { questionId: 'a', answer: 1 },
        { questionId: 'b', answer: 1 },
      ]),
    ).toEqual([]);
  });

  it('are stored as asked and answered, without answers to unknown questions', () => {
    const given = [
      { questionId: 'b', answer: 1 },
      { questionId: 'gone', answer: 0 },
      { questionId: 'a', answer: 0 },
    ];
    expect(keptCheckAnswers(given, questions)).toEqual([
      {
        questionId: 'a',
        question: 'Is the hospital included?',
        answers: ['Yes', 'No'],
        answer: 'Yes',
        isCorrect: false,
      },
      {
        questionId: 'b',
        question: 'Have you read about the risks?',
        answers: ['Yes', 'Not yet'],
        answer: 'Not yet',
        isCorrect: null,
      },
    ]);
  });

  it('report exactly the missing and wrong answers, whatever is asked and sent', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const question = fc
      .record({
        id: fc.constantFrom(...ids),
        answers: fc.array(fc.string(), { minLength: 2, maxLength: 6 }),
        right: fc.option(fc.nat({ max: 5 })),
      })
      .map(({ id, answers, right }) => ({
        id,
        answers,
        question: `Question ${id}`,
        correct: right === null ? null : right % answers.length,
      }));
    const sent = fc.record({ questionId: fc.constantFrom(...ids, 'gone'), answer: fc.nat({ max: 5 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(question, { selector: ({ id }) => id }),
        fc.uniqueArray(sent, { selector: ({ questionId }) => questionId }),
        (asked, given) => {
          const open = asked.filter(({ id, answers, correct }) => {
            const answer = given.find(({ questionId }) => questionId === id)?.answer ?? Infinity;
            return answer >= answers.length || (correct !== null && answer !== correct);
          });
          expect(checkAnswerProblems(given, asked, true).map(({ path }) => path)).toEqual(
            open.map(({ id }) => `checkAnswers.${id}`),
          );
          expect(checkAnswerProblems(given, asked, false)).toEqual([]);
          for (const kept of keptCheckAnswers(given, asked)) expect(kept.answers).toContain(kept.answer);
        },
      ),
    );
  });
});
