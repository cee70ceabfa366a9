import { screen, within } from '@testing-library/react';
import type { ClientTimeline as Answer, TimelineEntry } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { refusal, type Reply } from '../../../testing/fake-server';
import { renderPage, sessionSample } from '../../../testing/render-page';
import { ClientTimeline } from './client-timeline.view';

const CLIENT = '01a1fa25-0000-7000-8000-00000000000a';
const ROUTE = `GET /api/clients/${CLIENT}/timeline`;
const quote = { type: 'QUOTE', id: '01a1fa25-0000-7000-8000-00000000000b', label: 'Q-2026-000123' } as const;

let made = 0;

function entry(changes: Partial<TimelineEntry>): TimelineEntry {
  made += 1;
  const id = `01a1fa25-0000-7000-8000-${String(made).padStart(12, '0')}`;
  return {
    at: `2026-11-20T08:00:00.${String(999_999 - made).padStart(6, '0')}Z`,
    key: `test:${id}`,
    kind: 'QUOTE',
    act: 'QUOTE_SENT',
    subject: null,
    text: null,
    facts: {},
    who: null,
    ...changes,
  };
}

const answer = (items: TimelineEntry[], more: Partial<Answer> = {}): { body: Answer } => ({
  body: { items, nextCursor: null, missing: [], ...more },
});

const open = (replies: Reply[], session: object = sessionSample) =>
  renderPage(<ClientTimeline clientId={CLIENT} />, {
    path: '/',
    replies: { 'GET /api/auth/session': [{ body: session }], [ROUTE]: replies },
  });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  made = 0;
});

describe('client timeline', () => {
  it('shows what happened and who did it, with a link to the record', async () => {
    open([
      answer([
        entry({
          subject: quote,
          who: 'Amelia Nguyen',
          facts: { revision: 2, totalMinor: 530_000, currency: 'AUD' },
        }),
        entry({ act: 'QUOTE_OPENED', subject: quote, facts: { revision: 1, count: 3 } }),
        entry({ kind: 'CONVERSATION', act: 'QUESTION_ASKED', subject: quote, text: 'May I fly?' }),
        entry({ kind: 'CALL', act: 'CALL_PLANNED', subject: quote, facts: { dueDate: '2026-11-27' } }),
        entry({
          kind: 'EMAIL',
          act: 'EMAIL_SENT',
          subject: quote,
          facts: { mail: 'quote-ready', mailState: 'FAILED' },
        }),
        entry({ kind: 'RECORD', act: 'CLIENT_CHANGED', facts: { fields: ['suburb', 'dateOfBirth'] } }),
        entry({ kind: 'LEAD', act: 'LEAD_MOVED', facts: { status: 'CONVERTED' } }),
      ]),
    ]);
    expect(await screen.findAllByRole('link', { name: 'Q-2026-000123' })).toHaveLength(5);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `/quotes/view/${quote.id}`);
    expect(lines()).toEqual([
      expect.stringMatching(/^Quote sent Q-2026-000123Amelia Nguyen · .*Version 2 · \$5,300\.00$/),
      expect.stringMatching(/^Quote opened by the patient .*Opened 3 times$/),
      expect.stringMatching(/^Question from the patient .*May I fly\?$/),
      expect.stringMatching(/^Call planned for 27 Nov 2026 /),
      expect.stringMatching(/^Email with the quote .*Not delivered$/),
      expect.stringMatching(/^Details changed.*Suburb, Date of birth$/),
      expect.stringMatching(/^Lead moved to Converted/),
    ]);
    await expectAccessible();
  });

  it('is filtered by kind with the keyboard', async () => {
    const { user, sent } = open([answer([entry({})]), answer([])]);
    await screen.findByText('Quote sent');
    const filter = screen.getByRole('group', { name: 'Show only' });
    within(filter).getByRole('button', { name: 'Calls' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Nothing of this kind has happened yet.')).toBeInTheDocument();
    expect(within(filter).getByRole('button', { name: 'Calls', pressed: true })).toBeInTheDocument();
    expect(sent(ROUTE).at(-1)?.path).toContain('kinds=CALL');
  });

  it('offers only the kinds the user may read', async () => {
    open([answer([])], { ...sessionSample, user: { ...sessionSample.user, role: 'LEAD_COORDINATOR' } });
    const filter = await screen.findByRole('group', { name: 'Show only' });
    expect(
      within(filter)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everything', 'Notes', 'Leads', 'Questions', 'Calls', 'Details']);
  });

  it('loads older entries, and keeps them when a new one arrives on top', async () => {
    const [first, second, third, latest] = [
      entry({ act: 'QUOTE_ACCEPTED' }),
      entry({ act: 'QUOTE_SENT' }),
      entry({ act: 'QUOTE_CREATED' }),
      { ...entry({ kind: 'CASE', act: 'CASE_OPENED' }), at: '2026-11-21T08:00:00.000000Z' },
    ];
    let newest = answer([first!, second!], { nextCursor: 'next' });
    const reply = ({ path }: { path: string }) => (path.includes('cursor=') ? answer([third!]) : newest);
    const { user, sent, changedElsewhere } = open([reply]);
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('Quote started')).toBeInTheDocument();
    expect(sent(ROUTE).at(-1)?.path).toContain('cursor=next');
    newest = answer([latest!, first!], { nextCursor: 'other' });
    changedElsewhere({ type: 'Quote' });
    expect(await screen.findByText('Surgery case opened')).toBeInTheDocument();
    expect(lines()).toEqual([
      expect.stringContaining('Surgery case opened'),
      expect.stringContaining('Quote accepted'),
      expect.stringContaining('Quote sent'),
      expect.stringContaining('Quote started'),
    ]);
    expect(screen.queryByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument();
  });

  it('can load older entries again after that has failed', async () => {
    let isAway = true;
    const { user } = open([
      ({ path }: { path: string }) => {
        if (!path.includes('cursor=')) return answer([entry({ act: 'QUOTE_SENT' })], { nextCursor: 'next' });
        return isAway
          ? refusal(422, 'VALIDATION_FAILED', 'Not now')
          : answer([entry({ act: 'QUOTE_CREATED' })]);
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText('Older entries could not be loaded: Not now')).toBeInTheDocument();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Quote started')).toBeInTheDocument();
    expect(screen.queryByText(/^Older entries could not be loaded/)).not.toBeInTheDocument();
  });

  it('names the kinds that could not be loaded', async () => {
    open([answer([entry({})], { missing: ['CALL', 'EMAIL'] })]);
    expect(await screen.findByText(/just now: Calls, Emails\./)).toBeInTheDocument();
  });
});
