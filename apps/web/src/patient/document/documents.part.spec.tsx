import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AfterwardsProps } from '../frame/afterwards.view';
import { somePublicQuote } from '../public-quote.sample';
import { DOCUMENT } from './document.en';
import { DocumentsPart } from './documents.part';

const TOKEN = 't'.repeat(43);
const props = (changes: Partial<AfterwardsProps> = {}): AfterwardsProps => ({
  token: TOKEN,
  practice: { name: 'Harbour Surgical', phone: null, email: 'a@example.com', logo: null },
  response: 'accept',
  quote: somePublicQuote(),
  view: null,
  reload: () => undefined,
  ...changes,
});

const answers = (...responses: Partial<Response>[]) => {
  const fetched = jest.fn();
  for (const response of responses) fetched.mockResolvedValueOnce(response);
  globalThis.fetch = fetched;
  return fetched;
};

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
});

it('saves the signed quote under the server’s file name', async () => {
  const headers = new Headers({ 'content-disposition': 'attachment; filename="quote-Q-1-signed.pdf"' });
  const fetched = answers({ ok: true, headers, blob: () => Promise.resolve(new Blob(['%PDF'])) });
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
  answers(
    { ok: false, json: () => Promise.resolve({ code: 'DOCUMENT_NOT_READY' }) },
    { ok: false, json: () => Promise.resolve({ code: 'DOCUMENT_FAILED' }) },
    { ok: false, json: () => Promise.reject(new Error('no JSON')) },
  );
  render(<DocumentsPart {...props()} />);
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.signed }));
  expect(await screen.findByText(DOCUMENT.notReady)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.signed }));
  expect(await screen.findByText(DOCUMENT.notMade)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: DOCUMENT.quote }));
  expect(await screen.findByText(DOCUMENT.failed)).toBeTruthy();
});

it('offers only the quote after a rejection, and nothing before identification', () => {
  const { rerender, container } = render(<DocumentsPart {...props({ response: 'reject' })} />);
  expect(screen.queryByRole('button', { name: DOCUMENT.signed })).toBeNull();
  expect(screen.getByRole('button', { name: DOCUMENT.quote })).toBeTruthy();
  rerender(<DocumentsPart {...props({ quote: null })} />);
  expect(container.innerHTML).toBe('');
});
