import { act } from '@testing-library/react';
import type { Answer } from './fake-server';

/** A reply that is held back until the test gives its answer. */
export function heldReply() {
  let answer: (given: Answer) => void;
  const answered = new Promise<Answer>((resolve) => (answer = resolve));
  return { reply: () => answered, give: (given: Answer) => act(async () => answer(given)) };
}
