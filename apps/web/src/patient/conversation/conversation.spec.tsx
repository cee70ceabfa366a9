import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type ErrorCode, type PublicQuoteView, type QuoteMessage } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { fakeIntersections } from '../../testing/intersections';
import { PatientPage } from '../patient.page';
import { freshDevice } from '../patient-server.sample';
import { answeredView, somePublicQuote } from '../public-quote.sample';
import { CONVERSATION } from './conversation.en';

const practice = { name: 'Harbour Surgery', phone: null, email: 'rooms@example.au', logo: null };
const question: QuoteMessage = {
  id: 'q',
  from: 'PATIENT',
  channel: 'PAGE',
  text: 'Is parking included?',
  byName: null,
  sentAt: '2026-11-20T01:00:00.000Z',
  readAt: null,
};
const answer: QuoteMessage = {
  id: 'a',
  from: 'PRACTICE',
  channel: 'PAGE',
  text: 'Yes, it is.',
  byName: 'Ruby Park',
  sentAt: '2026-11-20T02:00:00.000Z',
  readAt: null,
};
const quote = { ...somePublicQuote(), messageCount: 1, answerTargetHours: 24 };
const open: PublicQuoteView = { state: 'open', practice, quote };
const ROOT = '/api/public/quotes/t';

/** A fake server by route that repeats the last answer of each route. Returns the requests it received. */
function serve(routes: Record<string, (object | ErrorCode)[]>) {
  const seen: { route: string; body: unknown; key: string | null }[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const route = `${init.method ?? 'GET'} ${path}`;
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    seen.push({ route, body, key: new Headers(init.headers).get('idempotency-key') });
    const answers = routes[route] ?? ['NOT_FOUND'];
    const reply = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (typeof reply === 'object') return new Response(JSON.stringify(reply));
    const { status, title } = ERRORS[reply];
    const problem = { type: 'about:blank', title, status, detail: title, code: reply, correlationId: 'c' };
    return new Response(JSON.stringify(problem), { status });
  }) as typeof fetch;
  return (route: string) => seen.filter((each) => each.route === route);
}
const thread = (...items: QuoteMessage[]) => ({
  items,
  unread: items.filter(({ from, readAt }) => from === 'PRACTICE' && readAt === null).length,
  answerTargetHours: 24,
});

beforeAll(() => {
  // Everything is on screen immediately.
  fakeIntersections((target, tell) => tell({ isIntersecting: true, target }));
});
beforeEach(freshDevice);
afterEach(() => jest.useRealTimers());

describe('patient conversation', () => {
  it('shows both sides, new messages and the answer target, and marks it as read once', async () => {
    const seen = serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [thread(question, answer)],
      [`POST ${ROOT}/messages/read`]: [{ unread: 0 }],
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByText('Yes, it is.')).toBeVisible();
    expect(screen.getByText('Ruby Park')).toBeVisible();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getAllByText(/Harbour Surgery aims to answer within 24 hours\./)[0]).toBeVisible();
    await waitFor(() => expect(seen(`POST ${ROOT}/messages/read`)).toHaveLength(1));
    await expectAccessible();
  });

  it('is not loaded if there are no messages', async () => {
    const seen = serve({ [`GET ${ROOT}`]: [{ ...open, quote: somePublicQuote() }] });
    render(<PatientPage token="t" />);
    await screen.findByRole('heading', { name: 'Quote Q-2026-000123' });
    expect(screen.queryByRole('heading', { name: CONVERSATION.title })).toBeNull();
    expect(seen(`GET ${ROOT}/messages`)).toEqual([]);
  });

  it('sends a reply without leaving the page', async () => {
    const seen = serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [
        thread(question),
        thread(question, { ...question, id: 'r', text: 'And food?' }),
      ],
      [`POST ${ROOT}/response`]: [{ response: 'query' }],
    });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    await user.type(await screen.findByLabelText(CONVERSATION.label), 'And food?');
    await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
    expect(await screen.findByText('And food?')).toBeVisible();
    expect(screen.getByText(/You will get an email when there is an answer/)).toBeVisible();
    expect(screen.getByLabelText(CONVERSATION.label)).toHaveValue('');
    const [sent] = seen(`POST ${ROOT}/response`);
    expect(sent?.body).toMatchObject({ response: 'query', queryMessage: 'And food?' });
    expect(sent?.key).toMatch(/^[\da-f]{32}$/);
  });

  it('takes no more words while a reply is being sent, because they would be lost', async () => {
    serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [thread(question)],
      [`POST ${ROOT}/response`]: [{ response: 'query' }],
    });
    const serveNow = globalThis.fetch;
    let release = () => undefined as void;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    globalThis.fetch = async (path, init) => {
      if (String(path).endsWith('/response')) await isReleased;
      return serveNow(path, init);
    };
    render(<PatientPage token="t" />);
    const field = await screen.findByLabelText(CONVERSATION.label);
    await userEvent.type(field, 'Where do I park?');
    await userEvent.click(screen.getByRole('button', { name: CONVERSATION.send }));
    await userEvent.type(field, ' And when?');
    expect(field).toHaveValue('Where do I park?');
    release();
    expect(await screen.findByText(CONVERSATION.sent('Harbour Surgery'))).toBeVisible();
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('readonly');
  });

  it('rejects an empty reply, keeps an unsent one, and retries with the same key', async () => {
    const seen = serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [thread(question)],
      [`POST ${ROOT}/response`]: ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED', { response: 'query' }],
    });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    const field = await screen.findByLabelText(CONVERSATION.label);
    await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
    expect(field).toBeInvalid();
    await user.type(field, 'And food?');
    await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
    expect(await screen.findByText(CONVERSATION.unsure)).toBeVisible();
    expect(field).toHaveValue('And food?');
    await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
    await waitFor(() => expect(seen(`POST ${ROOT}/response`)).toHaveLength(2));
    expect(await screen.findByText(CONVERSATION.unsure)).toBeVisible();
    await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
    await waitFor(() => expect(field).toHaveValue(''));
    // Every retry is the same message to the server.
    const keys = seen(`POST ${ROOT}/response`).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  it('sends the same words again as another message', async () => {
    const seen = serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [thread(question)],
      [`POST ${ROOT}/response`]: [{ response: 'query' }],
    });
    const user = userEvent.setup();
    render(<PatientPage token="t" />);
    const field = await screen.findByLabelText(CONVERSATION.label);
    for (const count of [1, 2]) {
      await user.type(field, 'Any news?');
      await user.click(screen.getByRole('button', { name: CONVERSATION.send }));
      await waitFor(() => expect(field).toHaveValue(''));
      expect(seen(`POST ${ROOT}/response`)).toHaveLength(count);
    }
    const [first, second] = seen(`POST ${ROOT}/response`);
    expect(second?.body).toEqual(first?.body);
    expect(second?.key).not.toBe(first?.key);
  });

  it('announces an answer that arrives while the page is open', async () => {
    jest.useFakeTimers();
    serve({
      [`GET ${ROOT}`]: [open],
      [`GET ${ROOT}/messages`]: [thread(question), thread(question, answer)],
      [`POST ${ROOT}/messages/read`]: [{ unread: 0 }],
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByText('Is parking included?')).toBeVisible();
    expect(screen.queryByText(/There is a new answer/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Yes, it is.')).toBeVisible();
    expect(screen.getByText('There is a new answer from Harbour Surgery.')).toHaveAttribute('role', 'status');
  });

  it('is read-only once the quote is answered', async () => {
    serve({
      [`GET ${ROOT}`]: [answeredView({ practice, quote, withdrawal: null })],
      [`GET ${ROOT}/messages`]: [thread(question, { ...answer, readAt: answer.sentAt })],
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByText('Yes, it is.')).toBeVisible();
    expect(screen.getByText(/please call Harbour Surgery/)).toBeVisible();
    expect(screen.queryByLabelText(CONVERSATION.label)).toBeNull();
  });

  it('says once the quote is answered that the messages could not be loaded, and tries again', async () => {
    serve({
      [`GET ${ROOT}`]: [answeredView({ practice, quote, withdrawal: null })],
      [`GET ${ROOT}/messages`]: ['INTERNAL', thread(question, { ...answer, readAt: answer.sentAt })],
    });
    render(<PatientPage token="t" />);
    expect(await screen.findByText(CONVERSATION.failed, { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: CONVERSATION.retry }));
    expect(await screen.findByText('Yes, it is.')).toBeVisible();
  });
});

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [36, '36 hours'],
  [48, '2 days'],
])('formats a target of %d hours as %s', (hours, words) => {
  expect(CONVERSATION.aims('Harbour', hours)).toBe(`Harbour aims to answer within ${words}.`);
});
