import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Interpreter } from './interpreter.view';

function serve() {
  const seen: unknown[] = [];
  globalThis.fetch = (async (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as unknown;
    seen.push(body);
    return new Response(JSON.stringify(body));
  }) as typeof fetch;
  return seen;
}

it('requests an interpreter for the entered language, and cancels the request', async () => {
  const seen = serve();
  render(<Interpreter token="t" language={null} onProblem={() => false} />);
  await userEvent.click(screen.getByText('Would you like an interpreter?'));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for an interpreter' }));
  expect(screen.getByText('Please enter a language')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Language'), 'Vietnamese');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for an interpreter' }));
  expect(await screen.findByText(/You asked for an interpreter: Vietnamese/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I do not need an interpreter' }));
  expect(await screen.findByRole('button', { name: 'Ask for an interpreter' })).toBeVisible();
  expect(seen).toEqual([{ language: 'Vietnamese' }, { language: null }]);
});
