import { screen, within } from '@testing-library/react';
import type { ConsentCheck, Quote } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { problemOf } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { someQuote } from '../quote.sample';
import { QuoteViewPage } from './quote-view.page';

const { id } = someQuote();
const LINE = someQuote().lines[0]!.key;
const OTHER = '01930000-0000-7000-8000-0000000000ff';
const AT = `/api/quotes/${id}`;
type Replies = Parameters<typeof renderPage>[1]['replies'];

const checked = (...checklist: ConsentCheck[]) => ({
  body: {
    ...{ procedureClass: 'MEDICARE', gstRateBasisPoints: 1000, lines: [], totals: someQuote().totals },
    ...{ discount: someQuote().discount, notices: [], pricedOn: '2026-11-19', mbsTableDate: null },
    checklist,
  },
});
const met: ConsentCheck = { point: 'TOTAL', isMet: true, blocks: true, lineKeys: [] };

function open(quote: Quote, replies: Replies = {}) {
  return renderPage(<QuoteViewPage />, {
    path: '/quotes/view/:id',
    url: `/quotes/view/${id}`,
    isSignedIn: true,
    replies: {
      [`GET ${AT}`]: [{ body: quote }],
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
      'Carpal tunnel has no price for both sides',
    );
  });

  it('offers readers nothing that changes the quote', async () => {
    const user = { ...sessionSample.user, role: 'USER', grants: { QUOTES: ['READ'] } };
    open(sent(), { 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Send', 'Withdraw', 'Edit'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('sending', () => {
  it('is refused while a point that the practice insists on is open, which leads to its place', async () => {
    const check: ConsentCheck = { point: 'WHO', isMet: false, blocks: true, lineKeys: [LINE] };
    const { user } = open(someQuote(), { 'POST /api/quotes/preview': [checked(check, met)] });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this quote' }));
    expect(await dialog.findByText(/does not send quotes with these points open/)).toBeInTheDocument();
    expect(dialog.getByText('Lines: Septorhinoplasty')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: /^Complete: Who does what/ })).toHaveAttribute(
      'href',
      `/quotes/edit/${id}?point=WHO&line=${LINE}`,
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
