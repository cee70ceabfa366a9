import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionSample } from '../../../testing/render-page';
import { lines } from './editor-server.fixtures';
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
