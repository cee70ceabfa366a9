import { createIdentityPrompt } from './identity-question';

let time = 1_000;
const asked = () => {
  const question = createIdentityPrompt(() => time);
  question.subscribe(() => undefined);
  return question;
};

it('shares one prompt and its result among all calls waiting for it', async () => {
  const question = createIdentityPrompt();
  const told = jest.fn();
  question.subscribe(told);
  const all = [question.confirmIdentity(1), question.confirmIdentity(2), question.confirmIdentity(3)];
  expect(question.isOpen()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  question.answer(true);
  await expect(Promise.all(all)).resolves.toEqual([true, true, true]);
  expect(question.isOpen()).toBe(false);
});

it('prompts again after an answer', async () => {
  const question = asked();
  const first = question.confirmIdentity(900);
  question.answer(false);
  const second = question.confirmIdentity(900);
  expect(question.isOpen()).toBe(true);
  question.answer(true);
  await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
});

it('skips the prompt for a call already under way when the user confirmed, but not for a later one', async () => {
  const question = asked();
  void question.confirmIdentity(900);
  time = 2_000;
  question.answer(true);
  await expect(question.confirmIdentity(1_900)).resolves.toBe(true);
  expect(question.isOpen()).toBe(false);
  void question.confirmIdentity(2_001);
  expect(question.isOpen()).toBe(true);
});

it('resolves immediately if no prompt can be shown', async () => {
  const question = createIdentityPrompt();
  const stop = question.subscribe(() => undefined);
  stop();
  await expect(question.confirmIdentity(1)).resolves.toBe(false);
  question.answer(true);
  expect(question.isOpen()).toBe(false);
});
