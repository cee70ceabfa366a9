import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { HelpButton } from './help-button.view';

it('shows the shortcuts and how to reach support', async () => {
  const { user } = renderPage(<HelpButton />, { path: '/here', replies: {} });
  const button = screen.getByRole('button', { name: 'Help' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Help' });
  expect(dialog).toHaveTextContent('Monday to Friday 9AM-6PM AEST');
  expect(dialog).toHaveTextContent('Search and go to a page');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/#contact');
});
