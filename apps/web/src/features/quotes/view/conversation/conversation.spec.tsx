import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Quote, QuoteMessage } from '@quillcare/contracts';
import { expectAccessible } from '../../../../testing/axe';
import { refusal } from '../../../../testing/fake-server';
import { sessionSample } from '../../../../testing/render-page';
import { AT, open, OTHER, sent } from '../quote-view.suite';

const question: QuoteMessage = {
  id: OTHER,
  from: 'PATIENT',
  channel: 'PAGE',
  text: 'Is parking included?',
  byName: null,
  sentAt: new Date(Date.now() - 7_200_000).toISOString(),
  readAt: null,
};
const call: QuoteMessage = {
  id: `${OTHER.slice(0, -1)}e`,
  from: 'PRACTICE',
  channel: 'TELEPHONE',
  text: 'Told her that it is.',
  sentAt: new Date().toISOString(),
  byName: 'Ruby Park',
  readAt: null,
};
const asked = (): Quote => sent({ status: 'QUERY_RECEIVED', unreadMessages: 1 });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();
const thread = (items: QuoteMessage[], answerBy: string | null = null, isOpen = true) => ({
  body: { items, unread: items.filter(({ readAt }) => readAt === null).length, answerBy, isOpen },
});
const ANSWERS = `POST ${AT}/answers`;
const READ = `POST ${AT}/messages/read`;
const read = [{ body: { unread: 0 } }];

const openAsked = (more: Parameters<typeof open>[1] = {}, quote = asked()) =>
  open(quote, { [`GET ${AT}/messages`]: [thread([question], inHours(3))], [READ]: read, ...more });

describe('quote conversation', () => {
  it('shows the question and the time to answer by, and marks it as read once', async () => {
    const { sent: requests } = openAsked();
    const messages = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(messages.getByText('Is parking included?')).toBeInTheDocument();
    expect(messages.getByText('2 hours ago')).toBeInTheDocument();
    expect(messages.getByText('New')).toBeInTheDocument();
    expect(screen.getByText(/^Answer by .*, in 3 hours$/)).toBeInTheDocument();
    await waitFor(() => expect(requests(READ)).toHaveLength(1));
    await expectAccessible();
  });

  it('reports an overdue answer', async () => {
    openAsked({ [`GET ${AT}/messages`]: [thread([question], inHours(-2))] });
    expect(await screen.findByText(/^Overdue: the answer was due .*, 2 hours ago$/)).toBeInTheDocument();
  });

  it('sends an answer, and explains that the patient is notified', async () => {
    const { user, sent: requests } = openAsked({ [ANSWERS]: [{ body: call }] });
    await user.type(await screen.findByLabelText('Your answer'), '  Yes, it is. ');
    expect(screen.getByText(/to say there’s an answer/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(requests(ANSWERS).map(({ body }) => body)).toEqual([{ text: 'Yes, it is.', channel: 'PAGE' }]),
    );
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue(''));
  });

  it('keeps what is typed while an answer is being sent', async () => {
    let answer: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { user } = openAsked({ [ANSWERS]: [() => answered.then(() => ({ body: call }))] });
    const field = await screen.findByLabelText('Your answer');
    await user.type(field, 'Yes, it is.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await user.type(field, ' The garage is in Quay Street.');
    answer!();
    await waitFor(() => expect(field).toHaveValue('The garage is in Quay Street.'));
    // The next test starts without a draft.
    await user.clear(field);
  });

  it('records an answer given by telephone', async () => {
    const { user, sent: requests } = openAsked({ [ANSWERS]: [{ body: call }] });
    await user.click(await screen.findByRole('button', { name: 'Answered by telephone' }));
    await user.type(screen.getByLabelText('What was said'), 'Told her that it is.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(requests(ANSWERS)[0]?.body).toEqual({ text: 'Told her that it is.', channel: 'TELEPHONE' }),
    );
  });

  it('rejects an empty answer', async () => {
    const { user, sent: requests } = openAsked();
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(screen.getByLabelText('Your answer')).toBeInvalid();
    expect(screen.getByText('Please write something first')).toBeInTheDocument();
    expect(requests(ANSWERS)).toEqual([]);
  });

  it('keeps the text after a refusal and when the page is left', async () => {
    const refused = refusal(409, 'QUOTE_NOT_ANSWERABLE', 'It was accepted.');
    const { user } = openAsked({ [ANSWERS]: [refused] });
    await user.type(await screen.findByLabelText('Your answer'), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was accepted. Your text is still here.');
    cleanup();
    openAsked();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Yes');
    sessionStorage.clear();
  });

  it('is closed after the patient’s decision, with an explanation', async () => {
    const accepted = sent({ status: 'ACCEPTED' });
    openAsked({ [`GET ${AT}/messages`]: [thread([question, call], null, false)] }, accepted);
    expect(await screen.findByText(/kept with the signature/)).toBeInTheDocument();
    expect(screen.getByText('By telephone')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
  });

  it('is read-only for users without permission, and is not marked as read', async () => {
    const user = { ...sessionSample.user, role: 'USER', grants: { QUOTES: ['READ'] } };
    const { sent: requests } = openAsked({ 'GET /api/auth/session': [{ body: { ...sessionSample, user } }] });
    expect(await screen.findByText('Is parking included?')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your answer')).toBeNull();
    expect(requests(READ)).toEqual([]);
  });

  it('is hidden without questions', async () => {
    open(sent());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Conversation' })).toBeNull();
  });
});
