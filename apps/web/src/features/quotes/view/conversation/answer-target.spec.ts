import { answerTargetOf } from './answer-target';

const DUE = '2026-11-23T23:14:00.000Z';
const at = (minutes: number) => new Date(Date.parse(DUE) - minutes * 60_000);
const textAt = (minutes: number) => answerTargetOf(DUE, at(minutes), 'en-AU', 'Australia/Sydney').text;

it.each([
  [3 * 60 + 20, 'Answer by Tue 10:14 am, in 3 hours'],
  [61, 'Answer by Tue 10:14 am, in 1 hour'],
  [59, 'Answer by Tue 10:14 am, in 59 minutes'],
  [0, 'Answer by Tue 10:14 am, in 1 minute'],
  [72 * 60, 'Answer by Tue 10:14 am, in 3 days'],
  [-1, 'Overdue: the answer was due Tue 10:14 am, 1 minute ago'],
  [-150, 'Overdue: the answer was due Tue 10:14 am, 2 hours ago'],
])('describes a target %d minutes away in words', (minutes, words) => {
  expect(
    textAt(minutes)
      .replace(/\u202f|\u00a0/g, ' ')
      .replace('Tue,', 'Tue'),
  ).toBe(words);
});
