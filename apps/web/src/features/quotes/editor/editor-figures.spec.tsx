import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionSample } from '../../../testing/render-page';
import { refusal } from '../../../testing/fake-server';
import { lines, priceAsked } from './editor-server.fixtures';
import { pricedSample, previewSample } from './editor.fixtures';
import { EDIT, setUp } from './quote-editor.suite';

const PREVIEW = 'POST /api/quotes/preview';
const row = (at: number) => within(screen.getByRole('grid')).getAllByRole('row')[at]!;
const columns = () =>
  within(row(0))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

it('hides figures and missing points until the first prices arrive', async () => {
  const { user } = setUp(EDIT, { [PREVIEW]: ['never'] });
  await screen.findByRole('grid');
  expect(screen.getByRole('region', { name: 'Checklist before sending' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.queryByRole('button', { name: 'Fee for each line' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'What the patient sees' }));
  expect(screen.queryByText(/You pay/)).not.toBeInTheDocument();
});

it('shows the discount of a line in its row, so that the figures add up to the total', async () => {
  const line = pricedSample('s:SURGEON', {
    unitFeeMinor: 333_333,
    discountMinor: 33_333,
    amountMinor: 300_000,
    gstTreatment: 'TAXABLE',
    gstMinor: 30_000,
    totalMinor: 330_000,
  });
  setUp(EDIT, { [PREVIEW]: [{ body: previewSample([line, lines[1]!]) }] });
  await screen.findByRole('grid');
  await waitFor(() => expect(row(1)).toHaveTextContent('−333.33 discount'));
  for (const amount of ['3,333.33', '300.00', '3,300.00']) expect(row(1)).toHaveTextContent(amount);
});

it('does not take a fee for typed that was computed anew while its cell was open', async () => {
  let answer: () => void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const dearer = previewSample([pricedSample('s:SURGEON', { unitFeeMinor: 900_000 }), lines[1]!]);
  const { user, sent } = setUp(EDIT, {
    [PREVIEW]: [priceAsked, () => asked.then(() => ({ body: dearer })), priceAsked],
  });
  await screen.findByRole('grid');
  await waitFor(() => expect(row(1)).toHaveTextContent('8,450.00'));
  await user.type(screen.getByRole('textbox', { name: 'Discount on the quote' }), '5');
  await user.tab();
  await waitFor(() => expect(sent(PREVIEW).length).toBe(2));
  const fee = within(row(1)).getAllByRole('gridcell')[5]!;
  await user.click(fee);
  answer!();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveAttribute('aria-busy', 'false'),
  );
  await user.keyboard('{Enter}');
  expect(fee).toHaveTextContent(/^9,000\.00$/);
});

it('names the error of a field that is only visible while its line is expanded', async () => {
  const errors = [{ path: 'lines.1.discountMinor', message: 'Discount must not be more than the fee' }];
  const { user } = setUp(EDIT, {
    [PREVIEW]: [priceAsked, refusal(400, 'VALIDATION_FAILED', 'No', errors)],
  });
  await screen.findByRole('grid');
  await waitFor(() => expect(row(1)).toHaveTextContent('8,450.00'));
  await user.click(within(row(2)).getAllByRole('gridcell')[5]!);
  await user.keyboard('1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Line 2, Discount: Discount must not be more than the fee',
  );
});

it('shows no total once every line is removed', async () => {
  const { user } = setUp(EDIT);
  await screen.findByRole('grid');
  const totals = screen.getByRole('region', { name: 'Totals' });
  await waitFor(() => expect(totals).toHaveTextContent('$8,450.00'));
  for (const line of ['Septorhinoplasty', 'Hospital stay: Harbour']) {
    await user.click(screen.getByRole('button', { name: `Open line 1: ${line}` }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
  }
  expect(totals).not.toHaveTextContent('$');
});

it('hides Medicare, gap and health fund in New Zealand', async () => {
  const organisation = { ...sessionSample.organisation, country: 'NZ', currency: 'NZD' };
  setUp(EDIT, { 'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }] });
  await screen.findByRole('grid');
  expect(columns()).toContain('To pay');
  expect(columns()).not.toContain('Medicare');
  expect(columns()).not.toContain('Gap');
  expect(screen.queryByLabelText('Health fund')).not.toBeInTheDocument();
  expect(within(row(1)).getAllByRole('gridcell')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: /^Open line 1/ }));
  expect(screen.getByRole('region', { name: 'More about line 1' })).toBeInTheDocument();
  expect(screen.queryByLabelText('MBS items')).not.toBeInTheDocument();
});

it('lists what is unknown about the benefits, with links to the fields', async () => {
  const missing = { code: 'noItem' as const, values: {} };
  const entered = { code: 'enteredAboveBenefit' as const, values: {} };
  const line = pricedSample('s:SURGEON', { benefitNotices: [missing, entered] });
  const { user } = setUp(EDIT, { [PREVIEW]: [{ body: previewSample([line, lines[1]!]) }] });
  const title = await screen.findByText('Please check');
  const notices = within(title.parentElement!);
  await user.click(await notices.findByRole('button', { name: 'Choose the item' }));
  expect(screen.getByRole('region', { name: 'More about line 1' })).toBeInTheDocument();
  expect(notices.getByText(/is more than Medicare is expected to pay/)).toBeInTheDocument();
  expect(notices.getByRole('button', { name: 'Use the estimate' })).toBeInTheDocument();
});
