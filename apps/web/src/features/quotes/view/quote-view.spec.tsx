import { screen, waitFor, within } from '@testing-library/react';
import {
  createQuoteTemplate,
  listClients,
  type ConsentCheck,
  type Quote,
  type QuoteVersion,
} from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { problemOf } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { sampleOf } from '../../../testing/sample-of';
import { someLine, someQuote } from '../quote.sample';
import { QuoteViewPage } from './quote-view.page';

const { id } = someQuote();
const OTHER = '01930000-0000-7000-8000-0000000000ff';
const AT = `/api/quotes/${id}`;
type Replies = Parameters<typeof renderPage>[1]['replies'];

const versionOf = (quote: Quote, more: Partial<QuoteVersion> = {}): QuoteVersion => ({
  id: quote.id,
  revision: quote.revision,
  status: quote.status,
  totalMinor: quote.totals.totalMinor,
  createdAt: quote.createdAt,
  createdByName: 'Ruby Park',
  sentAt: quote.sentAt,
  respondedAt: null,
  supersededAt: null,
  ...more,
});
const noPriceChange = {
  ...{ isStale: false, pricedOn: '2026-11-19', causes: [], lines: [] },
  ...{ beforeMinor: 845_000, afterMinor: 845_000, differenceMinor: 0 },
};
const checked = (...checklist: ConsentCheck[]) => ({
  body: {
    ...{ procedureClass: 'MEDICARE', gstRateBasisPoints: 1000, lines: [], totals: someQuote().totals },
    ...{ discount: someQuote().discount, notices: [], pricedOn: '2026-11-19', mbsTableDate: null },
    checklist,
  },
});
const met: ConsentCheck = { point: 'TOTAL', isMet: true, blocks: true, lineKeys: [] };

function open(quote: Quote, replies: Replies = {}, { versions = [versionOf(quote)], search = '' } = {}) {
  return renderPage(<QuoteViewPage />, {
    path: '/quotes/view/:id',
    url: `/quotes/view/${id}${search}`,
    isSignedIn: true,
    replies: {
      [`GET ${AT}`]: [{ body: quote }],
      [`GET ${AT}/versions`]: [{ body: { items: versions } }],
      [`GET ${AT}/prices`]: [{ body: noPriceChange }],
      'GET /api/audit': [{ body: { items: [], nextCursor: null, total: 0, totalIsEstimate: false } }],
      ...replies,
    },
  });
}

const sent = (more: Partial<Quote> = {}): Quote => ({
  ...someQuote(),
  status: 'SENT',
  sentAt: '2026-11-20T01:00:00.000Z',
  mailState: 'DELIVERED',
  ...more,
});
const act = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the page of a quote', () => {
  it('shows who, what the patient pays, who bills each line, and what the prices were made with', async () => {
    const quote = sent({
      fund: { type: 'KNOWN_GAP', fundName: 'Southern Cross', gapMinor: 50_000 },
      mbsTableDate: '2026-11-01',
      site: { id: OTHER, name: 'Macquarie Street Rooms' },
    });
    open(quote);
    expect(await screen.findByRole('heading', { level: 1, name: 'Quote Q-2026-000123' })).toBeInTheDocument();
    const [line] = within(screen.getByRole('list', { name: 'Fees' })).getAllByRole('listitem');
    expect(line).toHaveTextContent('Billed by the practice');
    expect(line).toHaveTextContent('Patient pays $7,691.60');
    expect(screen.getByText('Known gap of $500.00, Southern Cross')).toBeInTheDocument();
    expect(screen.getByText('1 Nov 2026, estimate')).toBeInTheDocument();
    expect(screen.getByText('Macquarie Street Rooms')).toBeInTheDocument();
    await expectAccessible();
  });

  it('names what a draft should be checked for', async () => {
    const notices: Quote['notices'] = [
      { code: 'BOTH_SIDES_NOT_PRICED', surgeryId: OTHER, name: 'Carpal tunnel' },
    ];
    open({ ...someQuote(), notices });
    expect(await screen.findByRole('group', { name: 'Worth checking' })).toHaveTextContent(
      'Carpal tunnel has no price for both sides: the price of one side is used.',
    );
  });

  it('offers readers nothing that changes the quote', async () => {
    const user = { ...sessionSample.user, role: 'USER', grants: { QUOTES: ['READ'] } };
    open(sent(), { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Resend', 'Send', 'Revise at today’s prices'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('sending', () => {
  it('is refused while a point that the practice insists on is open, which leads to its place', async () => {
    const check: ConsentCheck = { point: 'WHO', isMet: false, blocks: true, lineKeys: [someLine().key] };
    const { user } = open(someQuote(), { 'POST /api/quotes/preview': [checked(check, met)] });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
    expect(await dialog.findByText(/does not send quotes with these points open/)).toBeInTheDocument();
    expect(dialog.getByText('Lines: Septorhinoplasty')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Complete: Who does what/ })).toHaveAttribute(
      'href',
      `/quotes/edit/${id}?point=WHO&line=${someLine().key}`,
    );
    expect(dialog.getByRole('button', { name: 'Send quote' })).toBeDisabled();
    await expectAccessible();
  });

  it('only points out what does not block, and shows the link once', async () => {
    const check: ConsentCheck = { point: 'BENEFITS', isMet: false, blocks: false, lineKeys: [] };
    const { user, sent: requests } = open(someQuote(), {
      'POST /api/quotes/preview': [checked(check, met)],
      [`POST ${AT}/send`]: [{ body: { quote: sent(), link: 'https://practice.test/quote/accept/abc' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/the patient should have this information/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(await screen.findByRole('textbox', { name: 'Private link' })).toHaveValue(
      'https://practice.test/quote/accept/abc',
    );
    expect(requests(`POST ${AT}/send`)[0]!.body).toEqual({ version: 1 });
  });

  it('says which version it replaces', async () => {
    const draft = { ...someQuote(), revision: 2 };
    const versions = [versionOf(draft), versionOf(sent(), { id: OTHER })];
    open(draft, { 'POST /api/quotes/preview': [checked(met)] }, { versions, search: '?do=send' });
    expect(await screen.findByText(/Version 1 is replaced as soon as this one goes out/)).toBeInTheDocument();
  });

  it('keeps the dialog with the reason when it is refused', async () => {
    const { user } = open(someQuote(), {
      'POST /api/quotes/preview': [checked(met)],
      [`POST ${AT}/send`]: [{ status: 409, body: problemOf(409, 'RECIPIENT_MISSING', 'No email address.') }],
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Send quote' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No email address.');
    expect(screen.getByRole('link', { name: 'Open the client' })).toBeInTheDocument();
  });
});

describe('a discount above the cap', () => {
  const discount = {
    ...someQuote().discount,
    basisPoints: 1_500,
    capBasisPoints: 1_000,
    approvalNeeded: true,
  };
  const over: Quote = { ...someQuote(), discount: { ...discount, discountMinor: 126_750 } };
  const asked: Quote['approval'] = {
    ...{ state: 'REQUESTED', basisPoints: 1_500, reason: 'Her third operation with us' },
    ...{ requestedBy: OTHER, requestedByName: 'Ruby Park', requestedAt: '2026-11-19T02:00:00.000Z' },
    ...{ decidedBy: null, decidedByName: null, decidedAt: null, decisionReason: null },
  };
  const DECIDE = `POST ${AT}/discount-approval/decision`;

  it('is asked for with a reason', async () => {
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

  it('is approved or declined by whoever may, on the version that was seen', async () => {
    const { user, sent: requests } = open({ ...over, approval: asked }, { [DECIDE]: [{ body: over }] });
    expect(await screen.findByText('Her third operation with us')).toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Approve discount' }));
    expect(await screen.findByText('Discount approved')).toBeInTheDocument();
    expect(requests(DECIDE)[0]!.body).toEqual({ version: 1, decision: 'APPROVED' });
  });

  it('is decided by nobody without the right', async () => {
    const user = { ...sessionSample.user, role: 'SALES_MANAGER' };
    open({ ...over, approval: asked }, { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    await screen.findByText('Her third operation with us');
    expect(screen.queryByRole('button', { name: 'Approve discount' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('keeps the quote from being sent until it is approved, and a higher one asks again', async () => {
    const approved = { ...asked, state: 'APPROVED' as const, basisPoints: 1_200, decidedByName: 'Amelia' };
    const { user } = open(
      { ...over, approval: approved },
      { 'POST /api/quotes/preview': [checked(met)] },
      { search: '?do=send' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
    expect(await dialog.findByText(/A discount of 12% was approved; this one is higher/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Send quote' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('prices that changed', () => {
  const line = someLine();
  const compared = { ...line, unitFeeMinor: 900_000, totalMinor: 900_000 };
  const stale = {
    ...{ isStale: true, pricedOn: '2026-11-19', beforeMinor: 845_000, afterMinor: 900_000 },
    differenceMinor: 55_000,
    causes: [{ kind: 'RULE', name: 'Summer fees' }],
    lines: [
      {
        ...{ key: 'line-1', change: 'CHANGED', before: line, after: compared, differenceMinor: 55_000 },
        fields: [{ field: 'unitFeeMinor', before: 845_000, after: 900_000 }],
      },
    ],
  };
  const replies = { [`GET ${AT}/prices`]: [{ body: stale }] };

  it('are named on a draft, line by line, and taken over', async () => {
    const { user, sent: requests } = open(someQuote(), {
      ...replies,
      [`POST ${AT}/prices`]: [{ body: someQuote() }],
    });
    const notice = within(await screen.findByRole('group', { name: /^Prices have changed/ }));
    expect(notice.getByText(/would cost \$550\.00 more: \$9,000\.00 instead of/)).toBeInTheDocument();
    expect(notice.getByText('Changed since: Summer fees.')).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Show the lines' }));
    expect(notice.getByText('Fee: $8,450.00 → $9,000.00')).toBeInTheDocument();
    await expectAccessible();
    await user.click(notice.getByRole('button', { name: 'Update prices' }));
    expect(await screen.findByText('The quote has today’s prices')).toBeInTheDocument();
    expect(requests(`POST ${AT}/prices`)[0]!.body).toEqual({ version: 1 });
  });

  it('start the next version of a quote that was sent', async () => {
    const {
      user,
      sent: requests,
      at,
    } = open(sent(), {
      ...replies,
      [`POST ${AT}/revise`]: [{ body: { ...someQuote(), id: OTHER, revision: 2 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Revise at today’s prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Re-quote at today’s prices' }));
    expect(
      await dialog.findByText(/changes from \$8,450\.00 to \$9,000\.00 \(\+\$550\.00\)/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    await waitFor(() => expect(at()).toBe(`/quotes/edit/${OTHER}`));
    expect(requests(`POST ${AT}/revise`)[0]!.body).toEqual({ version: 1, prices: 'CURRENT', reason: null });
  });

  it('can be asked for again when the check failed', async () => {
    const failed = { status: 500, body: problemOf(500, 'INTERNAL', 'An unknown error occurred') };
    const { user } = open(someQuote(), { [`GET ${AT}/prices`]: [failed, { body: stale }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: /^Prices have changed/ })).toBeInTheDocument();
  });
});

describe('versions', () => {
  const second = { ...sent(), revision: 2 };
  const versions = [
    versionOf(second),
    versionOf(sent(), { id: OTHER, status: 'SUPERSEDED', totalMinor: 800_000 }),
  ];

  it('are listed with status, total and author, and compared line by line', async () => {
    const lines = [
      {
        ...{ key: 'a', change: 'ADDED', before: null, after: someLine(), differenceMinor: 45_000 },
        fields: [],
      },
      { key: 'b', change: 'SAME', before: someLine(), after: someLine(), differenceMinor: 0, fields: [] },
    ];
    const comparison = { beforeMinor: 800_000, afterMinor: 845_000, differenceMinor: 45_000, lines };
    const { user, sent: requests } = open(
      second,
      { [`GET ${AT}/comparison`]: [{ body: comparison }] },
      { versions },
    );
    const panel = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Version 2Sent$8,450.0020 Nov 2026 by Ruby Park',
      'Version 1Replaced$8,000.0020 Nov 2026 by Ruby Park',
    ]);
    await user.click(panel.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    expect(await dialog.findByText('Total: $8,000.00 → $8,450.00')).toBeInTheDocument();
    expect(dialog.getByText('1 line is the same')).toBeInTheDocument();
    expect(requests(`GET ${AT}/comparison`)[0]!.path).toContain(`with=${OTHER}`);
    await expectAccessible();
  });

  it('lead from a replaced one to the current one', async () => {
    const first = { ...sent({ status: 'SUPERSEDED', supersededById: OTHER }) };
    const items = [versionOf(second, { id: OTHER }), versionOf(first)];
    open(first, {}, { versions: items });
    expect(await screen.findByRole('link', { name: 'Open version 2' })).toHaveAttribute(
      'href',
      `/quotes/view/${OTHER}`,
    );
  });
});

describe('the other acts', () => {
  it('revise with a reason, at the prices that the quote has', async () => {
    const { user, sent: requests } = open(sent(), {
      [`POST ${AT}/revise`]: [
        { status: 409, body: problemOf(409, 'REVISION_EXISTS', 'It was started already.') },
      ],
    });
    await act(user, 'Revise');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revise quote Q-2026-000123' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'No assistant');
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It was started already.');
    expect(requests(`POST ${AT}/revise`)[0]!.body).toEqual({
      version: 1,
      prices: 'KEPT',
      reason: 'No assistant',
    });
  });

  it('duplicate for another client', async () => {
    const { items } = sampleOf(listClients.result, { text: 'Minh', id: OTHER }) as { items: object[] };
    const client = { ...items[0], firstName: 'Minh', lastName: 'Tran', deletedAt: null };
    const {
      user,
      sent: requests,
      at,
    } = open(sent(), {
      'GET /api/clients': [{ body: { items: [client], nextCursor: null, total: 1, totalIsEstimate: false } }],
      [`POST ${AT}/duplicate`]: [{ body: { ...someQuote(), id: OTHER, quoteNumber: 'Q-2026-000124' } }],
    });
    await act(user, 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate this quote' }));
    await user.click(dialog.getByRole('radio', { name: 'Another client' }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText('Choose a client.')).toBeInTheDocument();
    await user.type(dialog.getByRole('combobox', { name: 'Find a client' }), 'Minh');
    await user.click(await screen.findByRole('option', { name: /Minh Tran/ }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(at()).toBe(`/quotes/edit/${OTHER}`));
    expect(requests(`POST ${AT}/duplicate`)[0]!.body).toEqual({ clientId: OTHER });
  });

  it('make a new link, and say that the former one stops', async () => {
    const { user } = open(sent(), {
      [`POST ${AT}/link`]: [{ body: { quote: sent(), link: 'https://x/new' } }],
    });
    await act(user, 'Copy link');
    expect(await screen.findByText(/The link in the patient’s email stops working/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByRole('textbox', { name: 'Private link' })).toHaveValue('https://x/new');
  });

  it('send again after asking', async () => {
    const { user, sent: requests } = open(sent(), {
      [`POST ${AT}/resend`]: [{ body: { quote: sent(), link: 'https://x/again' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('dialog', { name: 'Quote sent again' })).toBeInTheDocument();
    expect(requests(`POST ${AT}/resend`)[0]!.body).toEqual({ version: 1 });
  });

  it('keep the lines as a template, typed ones with their fees', async () => {
    const { user, sent: requests } = open(sent(), {
      'POST /api/quote-templates': [
        { body: sampleOf(createQuoteTemplate.result, { text: 'Nose', id: OTHER }) },
      ],
    });
    await act(user, 'Save as template');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('Give the template a name.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name'), 'Nose');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('Template saved')).toBeInTheDocument();
    const body = requests('POST /api/quote-templates')[0]!.body as { lines: object[] };
    expect(body).toMatchObject({ name: 'Nose', isShared: true, procedureClass: 'MEDICARE' });
    expect(body.lines[0]).toMatchObject({ key: null, unitFeeMinor: 845_000, medicareBenefitMinor: 75_840 });
  });
});
