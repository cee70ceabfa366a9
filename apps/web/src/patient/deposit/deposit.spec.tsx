import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { patientDeposit, type PatientDeposit } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { blankOf } from '../../testing/sample-of';
import { PatientPage } from '../patient.page';
import { goToChoice, prepareBrowser, serve } from '../patient-server.sample';
import { parseToken } from '../patient.api';
import { answeredView, practiceSample as practice, somePublicQuote } from '../public-quote.sample';
import { rememberLink, resumeLink } from './deposit-return';

const TOKEN = 't'.repeat(43);
const accepted = answeredView({ hasDeposit: true });
const offered: PatientDeposit = blankOf(patientDeposit, {
  standing: 'OFFERED',
  askedMinor: 84_500,
  openMinor: 84_500,
  currency: 'AUD',
  dueOn: '2026-11-27',
  cancellationWords: 'You get all of it back.',
  businessNumber: '51824753556',
  gst: 'GST_FREE',
});
const paid: PatientDeposit = {
  ...offered,
  standing: 'PAID',
  openMinor: 0,
  receipts: [
    {
      kind: 'RECEIVED',
      amountMinor: 84_500,
      paidOn: '2026-11-21',
      method: 'CARD',
      brand: 'visa',
      lastFour: '4242',
      reference: 'Q-2026-000123-D1',
    },
  ],
};
const withdrawal = /until Harbour Surgery confirms your surgery\. What happens to a deposit/;

beforeAll(prepareBrowser);
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', `/quote/accept/${TOKEN}`);
});

it('shows before acceptance the deposit for the chosen total', async () => {
  const deposit = {
    kind: 'PERCENTAGE',
    basisPoints: 1_000,
    amountMinor: null,
    dueDays: 7,
    cancellationWords: 'You get all of it back.',
  } as const;
  serve({ state: 'open', practice, quote: { ...somePublicQuote(), deposit, coolingOffDays: 7 } });
  render(<PatientPage token={TOKEN} />);
  await goToChoice();
  expect(
    await screen.findByText(/asks for a deposit of \$845\.00, due within 7 days\. It can be paid only after/),
  ).toBeVisible();
  expect(screen.getByText('You get all of it back.')).toBeVisible();
});

it('offers payment after acceptance, and shows why it was refused', async () => {
  const seen = serve(accepted, offered, 'DEPOSIT_REFUSED', { ...offered, standing: 'CLOSED' });
  const user = userEvent.setup();
  const { container } = render(<PatientPage token={TOKEN} />);
  await user.click(await screen.findByRole('button', { name: 'Pay deposit of $845.00' }));
  expect(seen[2]?.path).toBe(`/api/public/quotes/${TOKEN}/deposit/payment`);
  expect(await screen.findByText('There is no longer a deposit to pay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay deposit/ })).toBeNull();
  // The text no longer says that withdrawing costs nothing.
  expect(screen.getByText(withdrawal)).toBeVisible();
  await expectAccessible(container);
});

it.each<[string, Partial<PatientDeposit>, RegExp]>([
  [
    'cooling off',
    { standing: 'WAITING', refusal: 'COOLING_OFF', from: '2026-12-01' },
    /can be paid from 1 Dec/,
  ],
  [
    'a step is missing',
    { standing: 'WAITING', refusal: 'PATHWAY_OPEN' },
    /once the steps before your surgery/,
  ],
  ['it is to be confirmed', { standing: 'WAITING', refusal: 'NOT_CONFIRMED' }, /Please say first/],
  ['a card was declined', { standing: 'UNDER_WAY', hasFailed: true }, /was declined and nothing was charged/],
  ['it is being paid', { standing: 'UNDER_WAY' }, /A payment has been started/],
  ['it is not taken online', { standing: 'STOPPED' }, /does not take payments online/],
  ['it was given back', { standing: 'REFUNDED' }, /was refunded/],
])('explains the deposit’s status: %s', async (_name, changes, words) => {
  serve(accepted, { ...offered, ...changes });
  render(<PatientPage token={TOKEN} />);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Pay deposit/ })).toHaveLength(
    changes.standing === 'UNDER_WAY' ? 1 : 0,
  );
});

it('finds the quote again after payment, records it once, and shows the receipt', async () => {
  rememberLink(TOKEN);
  window.history.replaceState(null, '', '/quote/accept/paid?checkout=cs_1');
  resumeLink();
  expect(parseToken(window.location.pathname)).toBe(TOKEN);
  const seen = serve(accepted, paid);
  render(<PatientPage token={TOKEN} />);
  expect(await screen.findByText('Your deposit is paid. Thank you.')).toBeVisible();
  expect(seen[1]).toMatchObject({
    path: `/api/public/quotes/${TOKEN}/deposit/checkout`,
    body: { sessionId: 'cs_1' },
  });
  expect(window.location.search).toBe('');
  expect(screen.getByText('Card ending in 4242')).toBeVisible();
  expect(screen.getByText(/ABN 51 824 753 556.*GST-free.*not a tax invoice/)).toBeVisible();
});

it('asks who it is again once the identification has expired', async () => {
  serve(accepted, offered, 'IDENTITY_REQUIRED', answeredView({ hasDeposit: false, quote: null }));
  const user = userEvent.setup();
  render(<PatientPage token={TOKEN} />);
  await user.click(await screen.findByRole('button', { name: 'Pay deposit of $845.00' }));
  expect(await screen.findByText(/^Confirm your identity to see the quote/)).toBeVisible();
});

it('can be paid after the browser’s Back button left the payment page', async () => {
  // A fragment stands for the payment page, because jsdom does not leave the page.
  const seen = serve(
    accepted,
    offered,
    { url: '#payment' },
    { ...offered, standing: 'UNDER_WAY' },
    'INTERNAL',
  );
  const user = userEvent.setup();
  render(<PatientPage token={TOKEN} />);
  await user.click(await screen.findByRole('button', { name: 'Pay deposit of $845.00' }));
  expect(await screen.findByRole('button', { name: 'Opening the payment page…' })).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText(/A payment has been started/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay deposit of $845.00' }));
  await waitFor(() => expect(seen).toHaveLength(5));
});

it('explains where the receipt is to a patient returning in another browser', async () => {
  window.history.replaceState(null, '', '/quote/accept/paid?checkout=cs_1');
  resumeLink();
  const token = parseToken(window.location.pathname);
  expect(token).toBeNull();
  render(<PatientPage token={token} />);
  expect(await screen.findByText(/the practice will still receive your payment/)).toBeVisible();
});
