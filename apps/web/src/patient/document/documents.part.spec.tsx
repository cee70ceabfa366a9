import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnsweredSectionProps } from '../frame/answered-sections.view';
import { serve } from '../patient-server.sample';
import { somePublicQuote } from '../public-quote.sample';
import { DOCUMENT } from './document.en';
import { DocumentsPart } from './documents.part';

const TOKEN = 't'.repeat(43);
const props = (changes: Partial<AnsweredSectionProps> = {}): AnsweredSectionProps => ({
  token: TOKEN,
  practice: { name: 'Harbour Surgical', phone: null, email: 'a@example.com', logo: null },
  response: 'accept',
  quote: somePublicQuote(),
  view: null,
  reload: () => undefined,
  ...changes,
});

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
});

it('saves the signed quote under the server’s file name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="quote-Q-1-signed.pdf"' };
  const fetched = jest.fn().mockResolvedValueOnce(new Response('%PDF', { headers }));
  globalThis.fetch = fetched;
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('quote-Q-1-signed.pdf');
  });
  render(<DocumentsPart {...props()} />);
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.signed }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledWith(`/api/public/quotes/${TOKEN}/pdf?kind=SIGNED`, expect.anything());
  clicked.mockRestore();
});

it('distinguishes a document still being generated, one that failed, and a failed download', async () => {
  serve('DOCUMENT_NOT_READY', 'DOCUMENT_FAILED', 'INTERNAL');
  render(<DocumentsPart {...props()} />);
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.signed }));
  expect(await screen.findByText(DOCUMENT.notReady)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.signed }));
  expect(await screen.findByText(DOCUMENT.notMade)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.quote }));
  expect(await screen.findByText(DOCUMENT.failed)).toBeTruthy();
});

it('loads the page again, which asks who it is, once the identification has expired', async () => {
  serve('IDENTITY_REQUIRED');
  const reload = jest.fn();
  render(<DocumentsPart {...props({ reload })} />);
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.quote }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(DOCUMENT.failed)).toBeNull();
});

it('offers only the quote after a rejection, and nothing before identification', () => {
  const { rerender, container } = render(<DocumentsPart {...props({ response: 'reject' })} />);
  expect(screen.queryByRole('button', { name: DOCUMENT.signed })).toBeNull();
  expect(screen.getByRole('button', { name: DOCUMENT.quote })).toBeTruthy();
  rerender(<DocumentsPart {...props({ quote: null })} />);
  expect(container.innerHTML).toBe('');
});
