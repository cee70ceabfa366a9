import { screen, waitFor, within } from '@testing-library/react';
import { consentCheck, type ConsentCheck, type Quote } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { refusal } from '../../../testing/fake-server';
import { sessionSample } from '../../../testing/render-page';
import { blankOf } from '../../../testing/sample-of';
import { someLine, someQuote } from '../quote.sample';
import { AT, checked, id, met, open, OTHER, sent, versionOf } from './quote-view.suite';

describe('quote page', () => {
  it('shows who bills each line, what the patient pays, and the basis of the prices', async () => {
    const quote = sent({
      fund: { type: 'KNOWN_GAP', fundName: 'Southern Cross', gapMinor: 50_000 },
      mbsTableDate: '2026-11-01',
      site: { id: OTHER, name: 'Macquarie Street Rooms' },
    });
    open(quote);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-2026-000123' })).toBeInTheDocument();
    const [line] = screen.getAllByRole('button', { name: /^Why this price/ }).map((why) => why.closest('li'));
    expect(line).toHaveTextContent('Billed by the practice');
    expect(line).toHaveTextContent('Patient pays $7,691.60');
    expect(screen.getByText('Southern Cross, known gap of $500.00')).toBeInTheDocument();
    expect(screen.getByText('1 Nov 2026, estimate')).toBeInTheDocument();
    expect(screen.getByText('Macquarie Street Rooms')).toBeInTheDocument();
    await expectAccessible();
  });

  it('explains the patient’s share of a line', async () => {
    const benefitSteps = [
      { key: 'benefit75' as const, values: { scheduleFeeMinor: 101_120, benefitMinor: 75_840 } },
    ];
    const { user } = open({ ...someQuote(), lines: [{ ...someLine(), benefitSteps }] });
    await user.click(await screen.findByRole('button', { name: /^Why this price/ }));
    const why = screen.getByRole('list', { name: 'What the patient pays' });
    expect(why).toHaveTextContent('In hospital Medicare pays 75% of $1,011.20: $758.40.');
    expect(why).toHaveTextContent('Left to pay: $7,691.60.');
  });

  it('lists what is unknown about the benefits, with a link to the field', async () => {
    const benefitNotices = [{ code: 'hospitalNotComputed' as const, values: {} }];
    open({ ...someQuote(), lines: [{ ...someLine(), benefitNotices }] });
    const notices = within(await screen.findByRole('group', { name: 'Worth checking' }));
    expect(notices.getByText(/What the fund pays the hospital is not known/)).toBeInTheDocument();
    expect(notices.getByRole('link', { name: 'Change it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/quotes\/edit\/.*point=BENEFITS/),
    );
  });

  it('shows notes and comments in one place', async () => {
    const { user } = open(someQuote());
    await user.click(await screen.findByRole('tab', { name: 'Comments' }));
    expect(screen.getByText('Only your team sees comments.')).toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('lists what should be checked on a draft', async () => {
    const notices: Quote['notices'] = [
      { code: 'BOTH_SIDES_NOT_PRICED', surgeryId: OTHER, name: 'Carpal tunnel' },
    ];
    open({ ...someQuote(), notices });
    expect(await screen.findByRole('group', { name: 'Worth checking' })).toHaveTextContent(
      'Carpal tunnel has no price for both sides: the price of one side is used.',
    );
  });

  it('offers read-only users nothing that changes the quote', async () => {
    const user = { ...sessionSample.user, role: 'USER', grants: { QUOTES: ['READ'] } };
    open(sent(), { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Resend', 'Send', 'Revise at today’s prices'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('sending a quote', () => {
  it('is blocked while a point the practice requires is open, with a link to it', async () => {
    const check: ConsentCheck = {
      point: 'WHO',
      isMet: false,
      blocks: true,
      lineKeys: [someLine().key],
      surgeryIds: [],
    };
    const { user } = open(someQuote(), { 'POST /api/quotes/preview': [checked(check, met)] });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
    expect(await dialog.findByText(/does not send quotes while these points are open/)).toBeInTheDocument();
    expect(dialog.getByText('Lines: Septorhinoplasty')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Complete: Who does what/ })).toHaveAttribute(
      'href',
      `/quotes/edit/${id}?point=WHO&line=${someLine().key}`,
    );
    expect(dialog.getByRole('button', { name: 'Send quote' })).toBeDisabled();
    await expectAccessible();
  });

  it('only warns of open points that do not block, and shows the private link', async () => {
    const check: ConsentCheck = blankOf(consentCheck, {
      point: 'BENEFITS',
    });
    const { user, sent: requests } = open(someQuote(), {
      'POST /api/quotes/preview': [checked(check, met)],
      [`POST ${AT}/send`]: [{ body: { quote: sent(), link: 'https://practice.test/quote/accept/abc' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/You can send the quote, but some points are open/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(await screen.findByRole('textbox', { name: 'Private link' })).toHaveValue(
      'https://practice.test/quote/accept/abc',
    );
    expect(requests(`POST ${AT}/send`)[0]!.body).toEqual({ version: 1 });
  });

  it('states which version it replaces', async () => {
    const draft = { ...someQuote(), revision: 2 };
    const versions = [versionOf(draft), versionOf(sent(), { id: OTHER })];
    open(draft, { 'POST /api/quotes/preview': [checked(met)] }, { versions, search: '?do=send' });
    expect(await screen.findByText(/Version 1 is replaced as soon as this one goes out/)).toBeInTheDocument();
  });

  it('keeps the dialog open with the reason when the server refuses', async () => {
    const { user } = open(someQuote(), {
      'POST /api/quotes/preview': [checked(met)],
      [`POST ${AT}/send`]: [refusal(409, 'RECIPIENT_MISSING', 'No email address.')],
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send quote' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No email address.');
    expect(screen.getByRole('link', { name: 'Open the client' })).toBeInTheDocument();
  });
});

describe('discount above the cap', () => {
  const discount = {
    ...someQuote().discount,
    basisPoints: 1_500,
    capBasisPoints: 1_000,
    approvalNeeded: true,
  };
  const over: Quote = { ...someQuote(), discount: { ...discount, discountMinor: 126_750 } };
  const asked: Quote['approval'] = {
    state: 'REQUESTED',
    basisPoints: 1_500,
    reason: 'Her third operation with us',
    requestedBy: OTHER,
    requestedByName: 'Ruby Park',
    requestedAt: '2026-11-19T02:00:00.000Z',
    decidedBy: null,
    decidedByName: null,
    decidedAt: null,
    decisionReason: null,
  };
  const DECIDE = `POST ${AT}/discount-approval/decision`;

  it('requires a reason to request approval', async () => {
    const { user, sent: requests } = open(over, {
      [`POST ${AT}/discount-approval`]: [{ body: { ...over, approval: asked } }],
    });
    expect(await screen.findByText(/a discount of 15% \(\$1,267\.50\)/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Request approval' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Request approval' }));
    expect(requests(`POST ${AT}/discount-approval`)).toEqual([]);
    await user.type(dialog.getByLabelText(/^Reason/), 'Her third operation');
    await user.click(dialog.getByRole('button', { name: 'Request approval' }));
    expect(
      await screen.findByText('Approval requested', { selector: 'div, p, span, strong' }),
    ).toBeInTheDocument();
    expect(requests(`POST ${AT}/discount-approval`)[0]!.body).toEqual({
      version: 1,
      reason: 'Her third operation',
    });
  });

  it('lists lines priced below list without a discount', async () => {
    const line = { key: 'a', description: 'Rhinoplasty', listMinor: 845_000, amountMinor: 100 };
    const belowList = [line, { ...line, key: 'b', description: 'Splint', amountMinor: 0 }];
    open({ ...over, discount: { ...over.discount, belowList } });
    expect(await screen.findByText('Rhinoplasty: $1.00 instead of $8,450.00')).toBeInTheDocument();
    expect(screen.getByText('Splint: left out, $8,450.00')).toBeInTheDocument();
  });

  it('is approved by an administrator, with the version that was read', async () => {
    const { user, sent: requests } = open({ ...over, approval: asked }, { [DECIDE]: [{ body: over }] });
    expect(await screen.findByText('Her third operation with us')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Approve discount' }));
    expect(await screen.findByText('Discount approved')).toBeInTheDocument();
    expect(requests(DECIDE)[0]!.body).toEqual({ version: 1, decision: 'APPROVED' });
  });

  it('is declined with a reason', async () => {
    const { user, sent: requests } = open({ ...over, approval: asked }, { [DECIDE]: [{ body: over }] });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Ten percent is enough');
    await user.click(dialog.getByRole('button', { name: /^Decline/ }));
    await waitFor(() =>
      expect(requests(DECIDE)[0]?.body).toEqual({
        version: 1,
        decision: 'DECLINED',
        reason: 'Ten percent is enough',
      }),
    );
  });

  it('cannot be decided without the permission', async () => {
    const user = { ...sessionSample.user, role: 'SALES_MANAGER' };
    open({ ...over, approval: asked }, { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    await screen.findByText('Her third operation with us');
    expect(screen.queryByRole('button', { name: 'Approve discount' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it.each([
    ['without approval', null, /Ask for approval before sending it/],
    [
      'when it exceeds the approved discount',
      { ...asked, state: 'APPROVED', basisPoints: 1_200, decidedByName: 'Amelia' },
      /A discount of 12% was approved; this one is higher/,
    ],
  ] as const)('blocks sending %s', async (_what, approval, reason) => {
    const { user } = open(
      { ...over, approval },
      { 'POST /api/quotes/preview': [checked(met)] },
      { search: '?do=send' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
    expect(await dialog.findByText(reason)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send quote' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
