import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { AssistantButton } from './assistant-button';

it('says what Q will do and where help is now', async () => {
  const { user } = renderPage(<AssistantButton />, { path: '/here', replies: {} });
  const button = screen.getByRole('button', { name: 'Q, the assistant' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Q, your assistant' });
  expect(dialog).toHaveTextContent('Q is not part of this release yet.');
  expect(dialog).toHaveTextContent('Monday to Friday 9AM-6PM AEST');
  expect(dialog).toHaveTextContent('Search, or go anywhere');
  await user.click(screen.getByRole('link', { name: 'Open settings' }));
  expect(await screen.findByText('At /settings')).toBeInTheDocument();
});
