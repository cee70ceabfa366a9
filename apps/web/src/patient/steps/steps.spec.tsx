import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicQuote, PublicQuoteView } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { PatientPage } from '../patient.page';
import { freshDevice, goToAnswer, goToChoice, prepareBrowser, serve } from '../patient-server.sample';
import { somePublicQuote } from '../public-quote.sample';

const practice = { name: 'Harbour Surgery', phone: null, email: 'rooms@example.au', logo: null };
const known = { dateOfBirth: '1984-03-27', phone: '+61412345678' };
const quote: PublicQuote = { ...somePublicQuote(), known };
const open: PublicQuoteView = { state: 'open', practice, quote };

beforeAll(prepareBrowser);
beforeEach(freshDevice);

it('shows one announced step at a time with the total in view, and Back returns to the previous one', async () => {
  serve(open);
  render(<PatientPage token="t" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-2026-000123' })).toHaveFocus();
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await goToChoice();
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Your choice');
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Step 2 of 3 · Q-2026-000123');
  expect(document.title).toBe('Step 2 of 3 – Harbour Surgery');
  expect(screen.getByText('$7,691.60 of $8,450.00', { selector: '.p-bar strong' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Accept this quote' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your choice' })).toHaveFocus();
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-2026-000123' })).toHaveFocus();
});

it('shows known details for confirmation, and lets the patient change them', async () => {
  serve(open);
  render(<PatientPage token="t" />);
  await goToAnswer('accept');
  const form = within(screen.getByRole('form', { name: 'Accept this quote' }));
  expect(form.getByText('27 Mar 1984')).toBeVisible();
  expect(form.getByText('0412 345 678')).toBeVisible();
  expect(form.queryByLabelText('Phone Number')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Change my details' }));
  expect(form.getByLabelText('Phone Number')).toHaveValue('+61412345678');
});

describe('entered answers', () => {
  it('survive sending a question, except the agreement and the question itself', async () => {
    const receipt = { response: 'query', status: 'SENT', respondedAt: '2026-11-20T05:05:00.000Z' };
    serve(open, { ...receipt, quoteNumber: quote.quoteNumber }, open);
    render(<PatientPage token="t" />);
    await goToAnswer('accept');
    await userEvent.click(screen.getByText(/^Add an emergency contact/));
    await userEvent.type(screen.getByLabelText(/^Additional Notes/), 'I take warfarin');
    await userEvent.click(screen.getByLabelText('I agree to the terms and conditions'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Ask a question/ }));
    await userEvent.type(screen.getByLabelText('Your question'), 'How long?');
    await userEvent.click(screen.getByRole('button', { name: 'Send Question' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the quote' }));
    await goToAnswer('accept');
    expect(screen.getByLabelText(/^Additional Notes/)).toHaveValue('I take warfarin');
    expect(screen.getByLabelText('I agree to the terms and conditions')).not.toBeChecked();
    expect(screen.getByLabelText('Your question')).toHaveValue('');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/warfarin|How long/);
  });

  it('move to the version that replaced the quote while it was open', async () => {
    const old = 'A'.repeat(43);
    const next = 'B'.repeat(43);
    const newer = { ...quote, documentHash: 'b'.repeat(64) };
    const seen = serve(open, 'LINK_SUPERSEDED', { path: `/quote/accept/${next}` }, { ...open, quote: newer });
    render(<PatientPage token={old} />);
    await goToAnswer('accept');
    await userEvent.click(screen.getByRole('button', { name: 'Change my details' }));
    await userEvent.clear(screen.getByLabelText('Phone Number'));
    await userEvent.type(screen.getByLabelText('Phone Number'), '0455 555 037');
    await userEvent.click(screen.getByText(/^Add an emergency contact/));
    await userEvent.type(screen.getByLabelText(/^Additional Notes/), 'I take warfarin');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('alert')).toHaveTextContent('This quote was just replaced.');
    // Nothing disappears while the patient is reading.
    expect(screen.getByLabelText('Phone Number')).toHaveValue('0455 555 037');
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'See what changed' }));
    // Starts at the first step, at the URL of the newer version.
    expect(await screen.findByText('Step 1 of 3')).toBeVisible();
    expect(window.location.pathname).toBe(`/quote/accept/${next}`);
    expect(seen.at(-1)?.path).toBe(`/api/public/quotes/${next}`);
    await goToAnswer('accept');
    expect(screen.getByText('0455 555 037')).toBeVisible();
    expect(screen.getByLabelText(/^Additional Notes/)).toHaveValue('I take warfarin');
    expect(JSON.stringify({ ...localStorage })).not.toContain('warfarin');
  });
});

it('shows first what a newer version changed', async () => {
  const line = quote.lines[0]!;
  const revised = {
    ofRevision: 1,
    sentAt: '2026-11-19T01:00:00.000Z',
    beforeMinor: 845_000,
    afterMinor: 865_000,
    differenceMinor: 20_000,
    lines: [
      {
        ...({ key: 'line-1', change: 'ADDED', differenceMinor: 20_000, fields: [], before: null } as const),
        after: { ...line, key: 'line-1', description: 'Night in hospital', totalMinor: 20_000 },
      },
    ],
  };
  serve({ ...open, quote: { ...quote, revision: 2, revised } });
  render(<PatientPage token="t" />);
  const changed = await screen.findByRole('region', { name: 'What changed' });
  expect(within(changed).getByText('Night in hospital')).toBeVisible();
  expect(within(changed).getByText('$200.00 more than before')).toBeVisible();
  const bills = screen.getByText('Who will bill you');
  expect(changed.compareDocumentPosition(bills) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('asks the practice’s questions before the last step, and requires the right answers', async () => {
  const question = { id: 'q1', question: 'Can the fee change?', answers: ['Yes', 'No'] };
  const asking = { ...quote, checkQuestions: [question], checksRequired: true };
  const seen = serve({ ...open, quote: asking }, 'VALIDATION_FAILED', { passed: true });
  render(<PatientPage token="t" />);
  await goToAnswer('accept');
  expect(screen.getByRole('alert')).toHaveTextContent('Please answer question 1');
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Your choice' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Accept this quote' })).toHaveFocus();
  expect(seen.slice(1).map(({ body }) => body)).toEqual([
    { checkAnswers: [{ questionId: 'q1', answer: 1 }] },
    { checkAnswers: [{ questionId: 'q1', answer: 0 }] },
  ]);
});
