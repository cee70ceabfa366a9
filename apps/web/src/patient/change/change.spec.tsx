import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type PublicQuote } from '@quillcare/contracts';
import { PatientPage } from '../patient.page';
import { freshDevice, goToAnswer, goToChoice, prepareBrowser, serve } from '../patient-server.sample';
import { answeredView, practiceSample as practice, somePublicQuote } from '../public-quote.sample';
import { buildAcceptanceWarning } from './acceptance-warning';
import { Withdraw } from './withdraw.view';

beforeAll(prepareBrowser);
beforeEach(freshDevice);

describe('withdrawal of an acceptance', () => {
  const ask = async () => {
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.click(await screen.findByRole('button', { name: 'Withdraw my acceptance' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Withdraw your acceptance?' })) };
  };

  it('explains the consequence, sends the reason once, and shows the result', async () => {
    const withdrawnAt = '2026-11-22T05:05:00.000Z';
    const seen = serve(answeredView(), { withdrawnAt }, answeredView({ withdrawal: null, withdrawnAt }));
    const { user, dialog } = await ask();
    expect(screen.getByText(/until Harbour Surgery confirms your surgery\. It costs/)).toBeVisible();
    expect(dialog.getByText(/surgery case will be cancelled and Harbour Surgery will be told/)).toBeVisible();
    await user.type(dialog.getByLabelText(/Your reason/), ' Too soon ');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('heading', { name: 'You withdrew your acceptance' })).toHaveFocus();
    expect(screen.getByText(/withdrew your acceptance on 22 November 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw my acceptance' })).toBeNull();
    expect(seen[1]).toEqual({
      path: '/api/public/quotes/t/withdraw',
      body: { reason: 'Too soon' },
      trace: expect.any(String),
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('shows its deadline, and can be cancelled', async () => {
    serve(answeredView({ withdrawal: { until: '2026-11-27T12:59:59.999Z' } }));
    const { user, dialog } = await ask();
    expect(screen.getByText(/in any case until 2[78] November 2026/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my acceptance' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('needs no reason, shows why it failed, and retries with the same key', async () => {
    const seen = serve(answeredView(), 'OFFLINE', 'ACCEPTANCE_FINAL');
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/will not send it twice/);
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText(ERRORS.ACCEPTANCE_FINAL.title)).toBeVisible();
    expect(seen[1]?.body).toEqual({ reason: null });
    expect(seen[1]?.key).toBe(seen[2]?.key);
  });

  it('is not offered once the surgery is confirmed, or for a declined quote', async () => {
    serve(answeredView({ withdrawal: null }));
    const { unmount } = render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: 'Quote Accepted Successfully' })).toBeVisible();
    expect(screen.queryByText('Changed your mind?')).toBeNull();
    unmount();
    serve(answeredView({ response: 'reject', withdrawal: null }));
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: 'Quote Rejected' })).toBeVisible();
    expect(screen.queryByText('Changed your mind?')).toBeNull();
  });
});

describe('acceptance warning', () => {
  it('states how long the acceptance can be withdrawn', () => {
    const quote = somePublicQuote();
    expect(buildAcceptanceWarning(quote, 'Harbour Surgery')).toBe(
      'This creates a binding agreement. You can still change your mind on this page until Harbour Surgery confirms your surgery.',
    );
    expect(buildAcceptanceWarning({ ...quote, coolingOffDays: 14 }, 'Harbour Surgery')).toMatch(
      /and in any case for 14 days after today\.$/,
    );
  });

  it('refers to the patient’s own email on a device of the practice', () => {
    window.history.replaceState(null, '', '/quote/accept/t?tablet=01930000-0000-7000-8000-000000000001');
    const quote = somePublicQuote();
    for (const coolingOffDays of [null, 14]) {
      const warning = buildAcceptanceWarning({ ...quote, coolingOffDays }, 'Harbour Surgery');
      expect(warning).toMatch(/open the link in our email/);
      expect(warning).not.toMatch(/on this page/);
    }
    window.history.replaceState(null, '', '/');
  });
});

describe('change of a signed quote', () => {
  const changed: PublicQuote = {
    ...somePublicQuote(),
    revision: 2,
    variation: {
      ofRevision: 1,
      isSurgeryConfirmed: false,
      acceptedAt: '2026-11-20T05:05:00.000Z',
      beforeMinor: 845_000,
      afterMinor: 955_000,
      differenceMinor: 110_000,
      lines: [
        {
          key: 'line-1',
          change: 'CHANGED',
          before: null,
          after: { ...lineOf('Septorhinoplasty'), totalMinor: 955_000 },
          differenceMinor: 110_000,
          fields: [{ field: 'totalMinor', before: 845_000, after: 955_000 }],
        },
        {
          key: 'line-2',
          change: 'ADDED',
          differenceMinor: 20_000,
          fields: [],
          before: null,
          after: { ...lineOf('Night in hospital'), totalMinor: 20_000 },
        },
      ],
    },
  };

  it('shows only the differences and the new total, with the whole quote one click away', async () => {
    serve({ state: 'open', practice, quote: changed });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    expect(await screen.findByRole('heading', { name: 'What would change' })).toBeVisible();
    expect(screen.getByText(/What you signed stands until you sign this change as well/)).toBeVisible();
    expect(screen.getByText('Was $8,450.00')).toBeVisible();
    expect(screen.getByText('now $9,550.00')).toBeVisible();
    expect(screen.getByText('Night in hospital')).toBeVisible();
    expect(screen.getByText('$1,100.00 more than you signed')).toBeVisible();
    const whole = screen.getByText('Show the whole quote with this change');
    expect(whole.closest('details')).not.toHaveAttribute('open');
    await user.click(whole);
    expect(whole.closest('details')).toHaveAttribute('open');
    // The three ways to answer are unchanged.
    await goToChoice();
    for (const name of [/^Accept/, /^Ask a question/, /^Decline/])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('compares the options that the patient chooses', async () => {
    const variant = (id: string, totalMinor: number) => ({
      optionIds: [id],
      surgeries: [],
      lines: changed.lines,
      totals: { ...changed.totals, totalMinor },
    });
    const options = ['day', 'night'].map((id) => ({ id, name: id }));
    const group = { id: 'stay', surgeryId: changed.id, surgeryName: 'Nose', name: 'Stay', mayBeNone: false };
    const { beforeMinor, afterMinor, differenceMinor, lines } = changed.variation!;
    const dearer = { beforeMinor, afterMinor: 1_000_000, differenceMinor: 155_000, lines: lines.slice(1) };
    const offering: PublicQuote = {
      ...changed,
      choices: {
        groups: [{ ...group, choose: 'ONE', options }],
        variants: [variant('day', 955_000), variant('night', 1_000_000)],
      },
      variation: {
        ...changed.variation!,
        byChoice: [
          { optionIds: ['day'], beforeMinor, afterMinor, differenceMinor, lines },
          { optionIds: ['night'], ...dearer },
        ],
      },
    };
    for (const [change, more] of [
      [{ variation: offering.variation }, 'you signed'],
      [
        { variation: null, revised: { ...offering.variation!, sentAt: offering.variation!.acceptedAt } },
        'before',
      ],
    ] as const) {
      freshDevice();
      serve({ state: 'open', practice, quote: { ...offering, ...change } });
      const { unmount } = render(<PatientPage token="t" />);
      expect(await screen.findByText(`$1,100.00 more than ${more}`)).toBeVisible();
      await goToChoice();
      await userEvent.click(screen.getByRole('radio', { name: /^night/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      expect(screen.getByText(`$1,550.00 more than ${more}`)).toBeVisible();
      expect(screen.queryByText('now $9,550.00')).toBeNull();
      unmount();
    }
  });

  it('is introduced as a change', async () => {
    serve({ state: 'open', practice, quote: changed });
    render(<PatientPage token="t" />);
    expect(await screen.findByText(/here is a change to the quote you signed/)).toBeVisible();
  });

  it('leaves what was signed as it is if the patient declines', async () => {
    const respondedAt = '2026-11-22T05:05:00.000Z';
    const declined = answeredView({ response: 'reject', respondedAt, withdrawal: null, quote: changed });
    serve({ state: 'open', practice, quote: changed }, { response: 'reject', respondedAt }, declined);
    const user = userEvent.setup();
    const { unmount } = render(<PatientPage token="t" />);
    await goToAnswer('reject');
    await user.type(screen.getByLabelText('Your reason'), 'I need no night in hospital');
    await user.click(screen.getByRole('button', { name: 'Decline Change' }));
    expect(screen.getByRole('dialog', { name: 'Decline this change?' })).toHaveTextContent(
      'What you signed stays as it is.',
    );
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Change Declined' })).toBeVisible();
    expect(
      screen.getByText(/you declined this change\. What you signed before stays as it is/),
    ).toBeVisible();
    expect(document.title).toMatch(/^Change Declined/);
    unmount();
    render(<PatientPage token="t" />);
    expect(await screen.findByText(/You declined this change on 22 November 2026/)).toBeVisible();
    expect(screen.queryByText(/ask for a new quote/)).toBeNull();
  });

  it('is named in the acceptance warning', () => {
    expect(buildAcceptanceWarning(changed, 'Harbour Surgery')).toMatch(
      /It replaces what you signed on 20 November 2026.*until Harbour Surgery confirms your surgery/,
    );
  });

  it('is final, and never offered for withdrawal, if the surgery is confirmed already', async () => {
    const confirmed = { ...changed, variation: { ...changed.variation!, isSurgeryConfirmed: true } };
    const warning = buildAcceptanceWarning(confirmed, 'Harbour Surgery');
    expect(warning).toMatch(
      /Your surgery is confirmed already, so you cannot withdraw your signature here\.$/,
    );
    expect(warning).not.toMatch(/change your mind/);
    expect(buildAcceptanceWarning({ ...confirmed, coolingOffDays: 14 }, 'Harbour Surgery')).toMatch(
      /in any case for 14 days after today\.$/,
    );
    const signed = { token: 't', practice, response: 'accept', reload: jest.fn() } as const;
    const { rerender } = render(<Withdraw {...signed} view={null} quote={confirmed} />);
    expect(screen.queryByText('Changed your mind?')).toBeNull();
    rerender(<Withdraw {...signed} view={null} quote={changed} />);
    expect(screen.getByText('Changed your mind?')).toBeVisible();
  });
});

function lineOf(description: string) {
  return {
    key: 'line',
    kind: 'SURGEON',
    description,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    unitFeeMinor: 0,
    discountMinor: 0,
    gstTreatment: 'GST_FREE',
    benefitsMinor: 0,
    totalMinor: 0,
  };
}
