import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { HelpArticlePage } from './help-article.page';
import { HelpButton } from './help-button.view';
import { HelpPage } from './help.page';

const SEND = {
  slug: 'send-a-quote',
  section: 'QUOTES',
  title: 'Send a quote',
  summary: 'By a private link.',
};
const CALLS = {
  slug: 'callbacks',
  section: 'CASES',
  title: 'Work through callbacks',
  summary: 'Whom to call.',
};
const ANSWER = {
  response: '**Send a quote**\n1. Open the draft.\n2. Choose **Send**.\nThe patient gets an email.',
  articles: [SEND],
  isOffline: false,
};
const OWN_WORDS = { version: 0, updatedAt: null, usesModel: false, hasModel: true };
const articles = {
  'GET /api/help-articles': [{ body: { items: [SEND, CALLS] } }],
  'GET /api/assistant-settings': [{ body: OWN_WORDS }],
};

async function openPanel(replies: Replies, url = '/quotes/view/01a1fa25-0000-7000-8000-00000000000a') {
  const app = renderPage(<HelpButton />, {
    path: '*',
    url,
    replies: { ...articles, ...replies },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ask Q' }));
  return { ...app, panel: await screen.findByRole('dialog', { name: 'Ask Q' }) };
}

/** An answer whose stream the test controls. */
function streamedAnswer() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const say = (name: 'text' | 'result', data: unknown) =>
    act(() =>
      controller?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    );
  /** Fails the stream as `fetch` does when its request is aborted. */
  const breakOff = () => controller?.error(new DOMException('Aborted', 'AbortError'));
  return { reply: { stream, headers: { 'content-type': 'text/event-stream' } }, say, breakOff };
}

describe('assistant Q', () => {
  it('discloses that a third-party model words the answers', async () => {
    const { panel } = await openPanel({
      'GET /api/assistant-settings': [{ body: { ...OWN_WORDS, version: 1, usesModel: true } }],
    });
    expect(await within(panel).findByText(/third-party language model/)).toBeVisible();
  });

  it('mentions no third party if none is used', async () => {
    const { panel } = await openPanel({});
    expect(await within(panel).findByText(/leave out patients’ names/)).toBeVisible();
    expect(within(panel).queryByText(/third party/)).toBeNull();
  });

  it('greets, suggests questions about the page, and shows the answer with its source', async () => {
    const { user, panel, sent } = await openPanel({ 'POST /api/ai-chat': [{ body: ANSWER }] });
    expect(panel).toHaveTextContent('Hello, I’m Q.');
    await user.click(await within(panel).findByRole('button', { name: 'Send a quote' }));
    const log = within(panel).getByRole('log');
    await waitFor(() =>
      expect(
        within(log)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['Open the draft.', 'Choose Send.']),
    );
    expect(within(log).getByRole('link', { name: 'Send a quote' })).toHaveAttribute(
      'href',
      '/help/send-a-quote',
    );
    const [asked] = sent('POST /api/ai-chat');
    // Only the route pattern is sent, never the id of the open record.
    expect(asked?.body).toEqual({
      message: 'Send a quote',
      conversationHistory: [],
      page: '/quotes/view/:id',
    });
  });

  it('does not send an empty question, and sends earlier messages as history', async () => {
    const { user, panel, sent } = await openPanel({
      'POST /api/ai-chat': [{ body: ANSWER }, { body: ANSWER }],
    });
    const send = within(panel).getByRole('button', { name: 'Send' });
    const field = within(panel).getByRole('textbox', { name: 'Your question' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('placeholder', 'Ask me anything...');
    expect(send).toBeDisabled();
    await user.type(field, '   ');
    expect(send).toBeDisabled();
    await user.type(field, 'How?{Enter}');
    await within(panel).findByRole('link', { name: 'Send a quote' });
    await user.type(field, 'And then?{Enter}');
    await waitFor(() => expect(sent('POST /api/ai-chat')).toHaveLength(2));
    expect(sent('POST /api/ai-chat')[1]?.body).toMatchObject({
      message: 'And then?',
      conversationHistory: [
        { role: 'user', content: 'How?' },
        { role: 'assistant', content: ANSWER.response },
      ],
    });
  });

  it('streams the answer, and moves it to the log when complete', async () => {
    const answer = streamedAnswer();
    const { user, panel, sent } = await openPanel({ 'POST /api/ai-chat': [answer.reply] });
    const log = within(panel).getByRole('log');
    await user.type(within(panel).getByRole('textbox'), 'How?{Enter}');
    expect(await within(log).findByText('Typing...')).toBeInTheDocument();
    answer.say('text', '1. Open the ');
    expect(await within(panel).findByText('Open the')).toBeInTheDocument();
    expect(log).not.toHaveTextContent('Open the');
    answer.say('text', 'draft.');
    expect(await within(panel).findByText('Open the draft.')).toBeInTheDocument();
    await expectAccessible();
    answer.say('result', { ...ANSWER, response: '1. Open the draft.' });
    expect(await within(log).findByText('Open the draft.')).toBeInTheDocument();
    expect(within(log).getByRole('link', { name: 'Send a quote' })).toBeInTheDocument();
    expect(sent('POST /api/ai-chat')[0]?.headers).toMatchObject({
      accept: 'text/event-stream, application/json',
    });
  });

  it('replaces a partial answer with the help article if the model fails', async () => {
    const answer = streamedAnswer();
    const { user, panel } = await openPanel({ 'POST /api/ai-chat': [answer.reply] });
    await user.type(within(panel).getByRole('textbox'), 'How?{Enter}');
    answer.say('text', 'Open the');
    expect(await within(panel).findByText('Open the')).toBeInTheDocument();
    answer.say('result', { ...ANSWER, response: 'Choose Send.\n\n(Offline mode)', isOffline: true });
    expect(await within(panel).findByText('(Offline mode)')).toBeInTheDocument();
    expect(panel).not.toHaveTextContent('Open the');
  });

  it('stops a streaming answer, keeps its text, and accepts the next question', async () => {
    const answer = streamedAnswer();
    const { user, panel } = await openPanel({ 'POST /api/ai-chat': [answer.reply, { body: ANSWER }] });
    const field = within(panel).getByRole('textbox');
    await user.type(field, 'How?{Enter}');
    answer.say('text', 'Open the');
    expect(await within(panel).findByText('Open the')).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Stop' }));
    answer.breakOff();
    const log = within(panel).getByRole('log');
    expect(await within(log).findByText('You stopped this answer.')).toBeInTheDocument();
    expect(log).toHaveTextContent('Open the');
    expect(field).toHaveFocus();
    await user.type(field, 'And then?{Enter}');
    expect(await within(log).findByRole('link', { name: 'Send a quote' })).toBeInTheDocument();
  });

  it('reports that the assistant is unreachable', async () => {
    const { user, panel } = await openPanel({
      'POST /api/ai-chat': [refusal(503, 'SERVICE_UNAVAILABLE', 'Away')],
    });
    await user.type(within(panel).getByRole('textbox'), 'How?{Enter}');
    expect(await within(panel).findByText('Failed to get AI response: 503')).toBeInTheDocument();
    expect(panel).toHaveTextContent('(Offline mode)');
  });

  it('closes on Escape and restores the focus', async () => {
    const { user } = await openPanel({});
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask Q' })).toHaveFocus();
  });
});

describe('help', () => {
  it('lists articles by subject, and searches them', async () => {
    const { user, sent } = renderPage(<HelpPage />, { path: '/help', replies: articles });
    const quotes = await screen.findByRole('region', { name: 'Quotes' });
    expect(within(quotes).getByRole('link', { name: 'Send a quote' })).toHaveAttribute(
      'href',
      '/help/send-a-quote',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Search the help' }), 'send');
    await waitFor(() => expect(sent('GET /api/help-articles').at(-1)?.path).toContain('search=send'));
    expect(await screen.findByText('By a private link.')).toBeInTheDocument();
  });

  it('states that no article matches', async () => {
    renderPage(<HelpPage />, {
      path: '/help',
      url: '/help?q=zebra',
      replies: { 'GET /api/help-articles': [{ body: { items: [] } }] },
    });
    expect(await screen.findByText('No articles match your search.')).toBeInTheDocument();
  });

  it.each([
    ['with a button to where it is done', true],
    ['with who may do it, for somebody without the right', false],
  ])('shows an article, %s', async (_what, isAllowed) => {
    const article = {
      ...SEND,
      steps: ['Open the draft.', 'Choose **Send**.'],
      notes: ['It is frozen then.'],
      related: [CALLS],
      isAllowed,
      page: isAllowed ? { label: 'Quotes', path: '/quotes' } : null,
    };
    renderPage(<HelpArticlePage />, {
      path: '/help/:slug',
      url: '/help/send-a-quote',
      replies: { 'GET /api/help-articles/send-a-quote': [{ body: article }] },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Send a quote' })).toBeInTheDocument();
    expect(screen.getByText('Send').tagName).toBe('STRONG');
    expect(screen.queryByRole('link', { name: 'Open Quotes' }) !== null).toBe(isAllowed);
    expect(screen.queryByText(/An administrator of your practice can/) !== null).toBe(!isAllowed);
    expect(screen.getByRole('link', { name: 'Work through callbacks' })).toHaveAttribute(
      'href',
      '/help/callbacks',
    );
  });
});
