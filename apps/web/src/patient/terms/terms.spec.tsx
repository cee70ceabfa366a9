import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePublicQuote } from '../public-quote.sample';
import { CoolingOff, TermsLink } from './terms-link.view';

const terms = {
  title: 'Our terms',
  text: '# Payment\nBy card.\n\nOr by transfer.',
  sha256: 'b'.repeat(64),
};

it('opens and closes the practice’s own terms on the page', async () => {
  const user = userEvent.setup();
  render(<TermsLink quote={{ ...somePublicQuote(), terms }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Read the terms' }));
  const dialog = screen.getByRole('dialog', { name: 'Our terms' });
  expect(within(dialog).getByRole('heading', { name: 'Payment', level: 3 })).toBeVisible();
  expect(within(dialog).getByText('Or by transfer.')).toBeVisible();
  // A scrollable region must be reachable by keyboard.
  expect(within(dialog).getByRole('region', { name: 'Our terms' })).toHaveAttribute('tabindex', '0');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the terms version of a quote without the practice’s own terms', () => {
  render(<TermsLink quote={somePublicQuote()} />);
  expect(screen.getByText(/Terms version 2026-11/)).toBeVisible();
});

it('states the length of the cooling-off period, if any', () => {
  const { rerender } = render(<CoolingOff quote={{ ...somePublicQuote(), coolingOffDays: 14 }} />);
  expect(screen.getByText(/cooling-off period of 14 days/)).toBeVisible();
  rerender(<CoolingOff quote={somePublicQuote()} />);
  expect(screen.queryByText(/cooling-off/)).toBeNull();
});
