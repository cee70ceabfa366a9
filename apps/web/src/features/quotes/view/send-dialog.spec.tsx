import { screen, within } from '@testing-library/react';
import { acceptanceSummary } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { sessionSample } from '../../../testing/render-page';
import { blankOf } from '../../../testing/sample-of';
import { someQuote } from '../quote.sample';
import { AT, checked, met, open, OTHER, sent } from './quote-view.suite';

/** Anything that would be rejected or not delivered must show before the final click (finding Q F6). */
const SESSION = 'GET /api/auth/session';
const PREVIEW = 'POST /api/quotes/preview';
const settings = {
  version: 0,
  updatedAt: null,
  validityDays: 30,
  discountCapBasisPoints: null,
  blockingPoints: [],
  gstOnEveryLine: null,
  gstConfirmedAt: null,
  coolingOffDays: null,
};

async function dialogOf(replies: Parameters<typeof open>[1], quote = someQuote()) {
  const opened = open(quote, { [PREVIEW]: [checked(met)], ...replies });
  await opened.user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
  return { ...opened, dialog, button: dialog.getByRole('button', { name: 'Send quote' }) };
}

it('warns that the patient’s address is suppressed, and asks to pass on the link after sending', async () => {
  const suppression = {
    id: someQuote().id,
    address: someQuote().client.email,
    reason: 'HARD_BOUNCE',
    since: '2026-11-19T02:00:00.000Z',
    detail: null,
    quoteId: null,
    quoteNumber: null,
  };
  const { user, dialog, button } = await dialogOf({
    'GET /api/mail-suppressions': [{ body: { suppression } }],
    [`POST ${AT}/send`]: [{ body: { quote: someQuote(), link: 'https://practice.test/quote/accept/abc' } }],
  });
  expect(await dialog.findByText(/You can still send the quote: copy its link/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Allow emails again' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(button);
  expect(await screen.findByText(/Please give the patient this link/)).toBeInTheDocument();
});

it('asks users to confirm their own email address first, and can resend the link', async () => {
  const { user, dialog, button, sent } = await dialogOf({
    [SESSION]: [{ body: { ...sessionSample, emailConfirmed: false } }],
    'POST /api/auth/resend-confirmation': [{ body: { success: true } }],
  });
  expect(dialog.getByText(/Confirm your own email address before you send quotes/)).toBeInTheDocument();
  expect(button).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Send a new link' }));
  expect(sent('POST /api/auth/resend-confirmation')).toHaveLength(1);
});

it('asks once in New Zealand to confirm how the practice charges GST', async () => {
  const organisation = { ...sessionSample.organisation, country: 'NZ', currency: 'NZD' };
  const { user, dialog, button } = await dialogOf({
    [SESSION]: [{ body: { ...sessionSample, organisation } }],
    'GET /api/quote-settings': [
      { body: settings },
      { body: { ...settings, version: 1, gstConfirmedAt: '2026-11-19T02:00:00.000Z' } },
    ],
    'PATCH /api/quote-settings': [{ body: settings }],
  });
  const asked = within(await dialog.findByRole('group', { name: 'Confirm how your practice charges GST' }));
  expect(button).toBeDisabled();
  await user.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('button', { name: 'Send quote' })).toBeEnabled();
});

it('names the guardian who signed and gets the emails as the recipient of a change', async () => {
  const signatory = {
    ...({ role: 'GUARDIAN', name: 'Aroha Young', relationship: 'mother', authority: 'parent' } as const),
    ...({ email: 'aroha@example.com', mailTo: 'SIGNATORY' } as const),
  };
  const acceptance = blankOf(acceptanceSummary, { mode: 'LINK', signatory });
  const signed = sent({ id: OTHER, status: 'ACCEPTED', acceptance });
  const change = { ...someQuote(), revision: 2, variationOfId: OTHER };
  const { dialog } = await dialogOf({ [`GET /api/quotes/${OTHER}`]: [{ body: signed }] }, change);
  expect(dialog.getByText('Aroha Young, aroha@example.com')).toBeInTheDocument();
});
