import { screen, waitFor } from '@testing-library/react';
import type { QuoteSettings } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { QuoteSettingsPage } from './quote-settings.page';

const PATCH = 'PATCH /api/quote-settings';
const stored: QuoteSettings = {
  version: 4,
  updatedAt: '2026-11-20T08:00:00.000Z',
  discountCapBasisPoints: 1_000,
  validityDays: 30,
  blockingPoints: ['RECIPIENT', 'FEES'],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
  healthFunds: ['Bupa', 'HCF'],
};

function open(settings: QuoteSettings = stored, country: 'AU' | 'NZ' = 'AU') {
  const organisation = { ...sessionSample.organisation, country };
  return renderPage(<QuoteSettingsPage />, {
    path: '/admin/quote-settings',
    replies: {
      'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }],
      'GET /api/quote-settings': [{ body: settings }],
      [PATCH]: [{ body: { ...settings, version: settings.version + 1 } }],
    },
  });
}

const box = (name: string) => screen.findByRole('checkbox', { name });

it('shows the current settings with their descriptions', async () => {
  open();
  expect(await screen.findByLabelText(/^Discount without approval/)).toHaveValue('10');
  expect(await box('A fee for every line that is included')).toBeChecked();
  expect(await box('Who does what')).not.toBeChecked();
  expect(await box('Who does what')).toHaveAccessibleDescription(/^A quote can’t be sent if a surgeon/);
  const byClass = screen.getByRole('radio', { name: 'By procedure class and line' });
  expect(byClass).toBeChecked();
  expect(byClass).toHaveAccessibleDescription(/Cosmetic procedures, administration/);
  await expectAccessible();
});

it('saves a changed cap, blocking points and GST with the version that was read', async () => {
  const { user, sent } = open();
  const cap = await screen.findByLabelText(/^Discount without approval/);
  await user.clear(cap);
  await user.type(cap, '12.5');
  await user.click(await box('Who does what'));
  await user.click(screen.getByRole('radio', { name: 'No GST on any line' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(sent(PATCH)[0]?.body).toEqual({
      version: 4,
      discountCapBasisPoints: 1_250,
      validityDays: 30,
      blockingPoints: ['RECIPIENT', 'WHO', 'FEES'],
      gstOnEveryLine: 'GST_FREE',
      healthFunds: ['Bupa', 'HCF'],
    }),
  );
});

it('allows any discount when the cap is left empty', async () => {
  const { user, sent } = open();
  await user.clear(await screen.findByLabelText(/^Discount without approval/));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent(PATCH)[0]?.body).toMatchObject({ discountCapBasisPoints: null }));
});

it('starts with the defaults if nothing has been saved', async () => {
  const { user, sent } = open({ ...stored, version: 0, updatedAt: null, validityDays: 45 });
  expect(await screen.findByText('These are the settings every practice starts with.')).toBeInTheDocument();
  expect(await box('A fee for every line that is included')).toBeChecked();
  await user.click(await box('Your terms and conditions'));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(sent(PATCH)[0]?.body).toMatchObject({
      version: 0,
      validityDays: 45,
      blockingPoints: ['RECIPIENT', 'FEES', 'TERMS'],
    }),
  );
});

it('rejects an invalid validity period at its field', async () => {
  const { user, sent } = open();
  const days = await screen.findByLabelText(/^New quotes are valid for/);
  await user.clear(days);
  await user.type(days, '900');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText(/Please enter a number of days from 1 to 365/)).length).toBeGreaterThan(
    0,
  );
  expect(sent(PATCH)).toEqual([]);
});

describe('GST settings in New Zealand', () => {
  it('charge GST on every line, and ask an administrator to confirm it', async () => {
    const { user, sent } = open(stored, 'NZ');
    expect(await screen.findByRole('radio', { name: 'GST on every line' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'By procedure class and line' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent(PATCH)[0]?.body).toEqual({ version: 4, confirmGst: true }));
  });

  it('do not ask again once confirmed', async () => {
    open({ ...stored, gstConfirmedAt: '2026-11-20T08:00:00.000Z' }, 'NZ');
    await screen.findByRole('radio', { name: 'GST on every line' });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});

describe('health fund list', () => {
  const fund = (place: number) => screen.findByRole('textbox', { name: `Health fund ${place}` });

  it('adds, renames and removes funds', async () => {
    const { user, sent } = open();
    await user.type(await fund(1), ' Corporate');
    await user.click(screen.getByRole('button', { name: 'Remove health fund 2' }));
    await user.click(screen.getByRole('button', { name: 'Add a fund' }));
    await user.type(await fund(2), 'Onemedifund');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(sent(PATCH)[0]?.body).toMatchObject({ healthFunds: ['Bupa Corporate', 'Onemedifund'] }),
    );
  });

  it('rejects a duplicate name at its field', async () => {
    const { user, sent } = open();
    await user.clear(await fund(2));
    await user.type(await fund(2), 'bupa');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('This fund is already in the list')).toBeInTheDocument();
    expect(await fund(2)).toBeInvalid();
    expect(sent(PATCH)).toEqual([]);
  });

  it('is hidden in New Zealand', async () => {
    open(stored, 'NZ');
    await box('Who does what');
    expect(screen.queryByText('Health funds')).toBeNull();
  });
});
