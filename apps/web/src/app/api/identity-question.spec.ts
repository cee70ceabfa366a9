import { createIdentityQuestion } from './identity-question';

it('shares one question and its answer among all who ask meanwhile', async () => {
  const question = createIdentityQuestion();
  const told = jest.fn();
  question.subscribe(told);
  const asked = [question.ask(), question.ask(), question.ask()];
  expect(question.isOpen()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  question.answer(true);
  await expect(Promise.all(asked)).resolves.toEqual([true, true, true]);
  expect(question.isOpen()).toBe(false);
});

it('asks anew after an answer', async () => {
  const question = createIdentityQuestion();
  question.subscribe(() => undefined);
  const first = question.ask();
  question.answer(false);
  const second = question.ask();
  question.answer(true);
  await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
});

it('is answered at once where nobody puts it', async () => {
  const question = createIdentityQuestion();
  const stop = question.subscribe(() => undefined);
  stop();
  await expect(question.ask()).resolves.toBe(false);
  question.answer(true);
  expect(question.isOpen()).toBe(false);
});
