import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { somePublicQuote } from '../public-quote.sample';
import type { AnswerState } from '../answer/use-answer';
import { checkQuestionsPart } from './check-questions.part';
import { CheckSection } from './check.section';

const question = { id: 'q1', question: 'Can the fee change?', answers: ['Yes', 'No'] };
const quote = { ...somePublicQuote(), checkQuestions: [question] };
const required = { ...quote, checksRequired: true };

function Part({ shown = quote, error }: { shown?: typeof quote; error?: string }) {
  const [own, setOwn] = useState(checkQuestionsPart.start({ quote: shown, dateOfBirth: null }));
  const answer = {
    values: { checkQuestions: own },
    problemsFor: () => (error ? [{ path: 'checkAnswers.q1', message: error }] : []),
    change: (_part: object, changed: object) => setOwn({ ...own, ...changed }),
  };
  return <CheckSection quote={shown} answer={answer as unknown as AnswerState} />;
}

it('applies only to quotes with check questions', () => {
  expect(checkQuestionsPart.applies?.(quote)).toBe(true);
  expect(checkQuestionsPart.applies?.(somePublicQuote())).toBe(false);
});

it('asks each question as a group, and states that the answers do not block signing', async () => {
  const user = userEvent.setup();
  render(<Part />);
  expect(screen.getByRole('group', { name: 'Can the fee change?' })).toBeVisible();
  expect(screen.getByText(/You can sign whatever your answers are/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});

it('shows the practice’s feedback at its question', () => {
  render(<Part shown={required} error="Please read it again" />);
  expect(screen.getByText(/asks everyone to answer these/)).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Please read it again');
});

it('sends the chosen answers, and requires them only if the practice does', () => {
  const open = checkQuestionsPart.start({ quote, dateOfBirth: null });
  const chosen = { chosen: { q1: 1 } };
  expect(checkQuestionsPart.problems?.(open, quote, {})).toEqual([]);
  expect(checkQuestionsPart.problems?.(open, required, {})).toEqual([
    { path: 'checkAnswers.q1', message: 'Please answer question 1' },
  ]);
  expect(checkQuestionsPart.problems?.(chosen, required, {})).toEqual([]);
  expect(checkQuestionsPart.share?.(chosen, quote)).toEqual({
    checkAnswers: [{ questionId: 'q1', answer: 1 }],
  });
});
