import { screen, waitFor, within } from '@testing-library/react';
import { completeCallback, type Today, todayItem, type TodayItem } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { problemOf, refusal, type Replies } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { blankOf, sampleOf } from '../../../testing/sample-of';
import { DashboardPage } from '../dashboard.page';

const id = (end: number) => `01930000-0000-7000-8000-00000000000${end}`;
const item = (part: Partial<TodayItem>): TodayItem =>
  blankOf(todayItem, {
    kind: 'QUESTION',
    id: id(1),
    version: 3,
    who: 'Hinemoa Tamihana',
    phone: '+61425555041',
    email: 'hinemoa@example.com',
    about: 'Could I drive?',
    quoteId: id(1),
    quoteNumber: 'Q-2026-0007',
    clientId: id(9),
    dueOn: '2026-11-20',
    since: '2026-11-19T01:00:00.000Z',
    amountMinor: 1_265_000,
    currency: 'AUD',
    urgency: 'NORMAL',
    ...part,
  });
const QUESTION = item({ daysLate: 2, also: ['EXPIRING'] });
const CALL = item({
  kind: 'CALLBACK',
  reason: 'QUOTE_SENT',
  id: id(2),
  who: 'Te Ariki Ngāpō',
  quoteId: id(4),
  clientId: id(7),
  attempts: 1,
});
const LEAD = item({
  kind: 'LEAD',
  reason: 'NOT_REACHED',
  id: id(3),
  who: 'Isla Mackenzie',
  about: 'Rhinoplasty',
  quoteId: null,
  quoteNumber: null,
  clientId: null,
  amountMinor: null,
  byName: 'Priya Sharma',
});
const CASE = item({
  kind: 'CASE',
  reason: 'DATE_NEAR',
  id: id(5),
  who: 'Wei Chen',
  quoteId: id(6),
  daysLate: -9,
  clientId: id(8),
  dueOn: '2026-11-29',
});

const answer = (items: TodayItem[], part: Partial<Today> = {}) => ({
  body: {
    items,
    counts: (['QUESTION', 'LEAD', 'CALLBACK', 'CASE', 'VIEWED'] as const).map((kind) => ({
      kind,
      count: items.filter((one) => one.kind === kind).length,
    })),
    missing: [],
    ...part,
  },
});
const TODAY = 'GET /api/today';
const COMPLETE = `POST /api/callbacks/${id(2)}/complete`;
const CONTACTED = `POST /api/leads/${id(3)}/status`;
const MESSAGES = `GET /api/quotes/${id(1)}/messages`;
const ANSWER = `POST /api/quotes/${id(1)}/answers`;

function open(replies: Replies, url = '/dashboard', role = 'ORG_ADMIN') {
  return renderPage(<DashboardPage />, {
    path: '/dashboard',
    url,
    user: { role },
    replies,
  });
}
const rows = async () => within(await screen.findByRole('list', { name: /To do/ })).getAllByRole('listitem');

it('shows who, why, how late and how much for each task, with its next step', async () => {
  open({ [TODAY]: [answer([QUESTION, CALL, LEAD, CASE])] });
  const [question, call, lead, surgery] = await rows();
  expect(question).toHaveTextContent('Hinemoa Tamihana');
  expect(question).toHaveTextContent('“Could I drive?” · expires soon');
  expect(question).toHaveTextContent('2 days late');
  expect(question).toHaveTextContent('$12,650.00');
  expect(call).toHaveTextContent('called once');
  expect(call).toHaveTextContent('Due today');
  expect(lead).toHaveTextContent('with Priya Sharma');
  expect(surgery).toHaveTextContent('Surgery preferred on 29 Nov 2026, not confirmed yet');
  expect(surgery).toHaveTextContent('Due in 9 days');
  expect(screen.getByRole('link', { name: 'Open case: Wei Chen' })).toHaveAttribute(
    'href',
    `/surgery-cases?case=${id(5)}`,
  );
  await expectAccessible();
});

it('links each row to its own task even for the same person, and explains the order', async () => {
  const further = item({
    kind: 'EXPIRING',
    id: id(6),
    quoteId: id(6),
    quoteNumber: 'Q-2026-0008',
    daysLate: -1,
  });
  open({ [TODAY]: [answer([QUESTION, further, CALL])] });
  expect(await rows()).toHaveLength(3);
  const [asked, expires] = screen.getAllByRole('link', { name: 'Hinemoa Tamihana' });
  expect(asked).toHaveAttribute('href', expect.stringContaining('#conversation'));
  expect(expires).toHaveAttribute('href', `/quotes/view/${id(6)}`);
  expect(screen.getByText('Q-2026-0008')).toBeVisible();
  expect(screen.getByText(/Overdue patient questions come first/)).toBeVisible();
  await expectAccessible();
});

it('shows a surgery to be moved because its cosmetic steps came later, with a link to it', async () => {
  const early = item({ kind: 'TOO_EARLY', id: id(7), who: 'Wei Chen', dueOn: '2026-11-29', daysLate: -9 });
  open({ [TODAY]: [answer([early])] });
  const [row] = await rows();
  expect(row).toHaveTextContent(
    'Surgery on 29 Nov 2026 is earlier than its cosmetic steps allow: please move it',
  );
  expect(screen.getByRole('link', { name: 'Open case: Wei Chen' })).toHaveAttribute(
    'href',
    `/surgery-cases/${id(7)}`,
  );
});

it('moves with J and K wherever the focus is, except in a text field', async () => {
  const { user } = open({ [TODAY]: [answer([QUESTION, CALL])] });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Callbacks 1' }));
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Answer: Hinemoa Tamihana' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Call: Te Ariki Ngāpō' }));
  const notes = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Notes/ });
  await user.type(notes, 'jk');
  expect(notes).toHaveValue('jk');
});

it('offers a coordinator calls to leads and to clients', async () => {
  const ofLead = item({
    kind: 'CALLBACK',
    reason: 'STAFF',
    id: id(2),
    who: 'Hemi Tāwhiao',
    quoteId: null,
    quoteNumber: null,
    clientId: null,
    leadId: id(3),
  });
  const ofClient = item({
    kind: 'CALLBACK',
    reason: 'STAFF',
    id: id(4),
    who: 'Wei Chen',
    quoteId: null,
    quoteNumber: null,
    clientId: id(8),
  });
  open({ [TODAY]: [answer([ofLead, ofClient])] }, '/dashboard', 'LEAD_COORDINATOR');
  expect(await screen.findByRole('button', { name: 'Call: Hemi Tāwhiao' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Call: Wei Chen' })).toBeVisible();
});

it('is operated by keyboard: J and K move, Enter takes the next step', async () => {
  const { user, sent } = open({
    [TODAY]: [answer([QUESTION, CALL]), answer([QUESTION])],
    [COMPLETE]: [{ body: sampleOf(completeCallback.result, { text: 'x', id: id(2) }) }],
  });
  await rows();
  await user.keyboard('jj');
  expect(screen.getByRole('button', { name: 'Call: Te Ariki Ngāpō' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Call: Te Ariki Ngāpō' })).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Answer: Hinemoa Tamihana' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Call Te Ariki Ngāpō' });
  await expectAccessible();
  await user.type(within(dialog).getByRole('textbox', { name: /Notes/ }), 'Jack calls back');
  await user.click(within(dialog).getByRole('button', { name: 'Call made' }));
  await waitFor(() => expect(sent(COMPLETE)[0]?.body).toEqual({ version: 3, notes: 'Jack calls back' }));
  expect(await screen.findByText('Callback completed')).toBeInTheDocument();
  // The row is gone and the focus moves to the remaining one.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Answer: Hinemoa Tamihana' })).toHaveFocus());
});

it('shows the patient’s question, and sends the answer', async () => {
  const message = { id: id(8), from: 'PATIENT', channel: 'PAGE', text: 'Could I drive after a week?' };
  const thread = {
    items: [{ ...message, sentAt: '2026-11-19T01:00:00.000Z', byName: null, readAt: null }],
    unread: 1,
    answerBy: null,
    isOpen: true,
  };
  const { user, sent } = open({
    [TODAY]: [answer([QUESTION])],
    [MESSAGES]: [{ body: thread }],
    [ANSWER]: [
      {
        status: 201,
        body: {
          ...message,
          from: 'PRACTICE',
          sentAt: thread.items[0]!.sentAt,
          byName: 'Amelia',
          readAt: null,
        },
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Answer: Hinemoa Tamihana' }));
  expect(await screen.findByText('Could I drive after a week?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(sent(ANSWER)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'After two weeks.');
  await user.click(screen.getByRole('button', { name: 'Answered by phone' }));
  await waitFor(() =>
    expect(sent(ANSWER)[0]?.body).toEqual({ text: 'After two weeks.', channel: 'TELEPHONE' }),
  );
  expect(await screen.findByText('Answer noted')).toBeInTheDocument();
});

it('keeps the dialog open with the reason after a version conflict', async () => {
  const conflict = problemOf(409, 'VERSION_CONFLICT', 'Somebody else changed this meanwhile.');
  const { user } = open({ [TODAY]: [answer([LEAD])], [CONTACTED]: [{ status: 409, body: conflict }] });
  await user.click(await screen.findByRole('button', { name: 'Contact: Isla Mackenzie' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as contacted' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile.');
});

it('links read-only users to the record', async () => {
  open({ [TODAY]: [answer([QUESTION, CALL])] }, '/dashboard', 'USER');
  const links = await screen.findAllByRole('link', { name: /^Open quote/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/quotes/view/${id(1)}#conversation`,
    `/quotes/view/${id(4)}`,
  ]);
});

it('filters by kind on the server, and offers no empty kind', async () => {
  const { user, sent } = open({ [TODAY]: [answer([QUESTION, CALL]), answer([CALL])] });
  await user.click(await screen.findByRole('button', { name: 'Callbacks 1' }));
  await waitFor(() => expect(sent(TODAY).at(-1)?.path).toContain('kind=CALLBACK'));
  expect(screen.getByRole('button', { name: 'Callbacks 1' })).toHaveAttribute('aria-pressed', 'true');
  // Kinds without items are not offered.
  expect(screen.queryByRole('button', { name: /Viewed, no answer/ })).toBeNull();
});

it('congratulates when nothing is left to do, and suggests starting a quote', async () => {
  open({
    [TODAY]: [answer([])],
    'GET /api/quotes': [{ body: { items: [], nextCursor: null, total: 3, totalIsEstimate: false } }],
  });
  expect(await screen.findByText('You’re up to date.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a quote' })).toHaveAttribute('href', '/quotes/create');
  await expectAccessible();
});

it('suggests adding a lead to a coordinator with nothing left to do', async () => {
  open({ [TODAY]: [answer([])] }, '/dashboard', 'LEAD_COORDINATOR');
  expect(await screen.findByRole('link', { name: 'Add a lead' })).toBeVisible();
});

it('names what could not be loaded, and shows the rest', async () => {
  open({ [TODAY]: [answer([QUESTION], { missing: ['callbacks', 'crm'] })] });
  expect(await screen.findByText(/Callbacks, Leads could not be loaded/)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

it('reports that the tasks could not be loaded', async () => {
  open({ [TODAY]: [refusal(400, 'VALIDATION_FAILED', 'Please check your input')] });
  expect(await screen.findByText('Today could not be loaded')).toBeVisible();
});
