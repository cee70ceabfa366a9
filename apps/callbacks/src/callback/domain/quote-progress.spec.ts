import * as fc from 'fast-check';
import {
  attempt,
  bringForward,
  complete,
  newCallback,
  restoreAfterAnswer,
  reschedule,
  type CallbackState,
} from './callback';
import {
  QUOTE_OUTCOMES,
  callbackFromProgress,
  close,
  isAnswered,
  withAnswer,
  withOutcome,
  withQuery,
  type QuoteOutcome,
  type QuoteProgress,
} from './quote-progress';

const now = new Date('2026-11-20T03:00:00Z');
const nothing: QuoteProgress = {
  outcome: null,
  isReplaced: false,
  queriedOn: null,
  queriedAt: null,
  answeredAt: null,
};
const sentOn = '2026-11-20';

type News = 'sent' | { query: string } | { answer: string } | { outcome: QuoteOutcome };

const at = (day: string) => new Date(`${day}T03:00:00Z`);

const days = ['2026-11-21', '2026-11-24', '2026-11-30'] as const;
const query = fc.constantFrom(...days).map((day): News => ({ query: day }));
const outcome = fc.constantFrom(...QUOTE_OUTCOMES).map((value): News => ({ outcome: value }));

/** Simulates the consumers in memory. */
function hear(story: readonly News[]): CallbackState | null {
  let progress = nothing;
  let callback: CallbackState | null = null;
  for (const news of story) {
    if (news === 'sent') callback ??= callbackFromProgress('2026-11-27', progress, now);
    else if ('query' in news) {
      progress = withQuery(progress, { day: news.query, at: at(news.query) });
      if (!isAnswered(progress, at(news.query))) callback &&= bringForward(callback, news.query);
    } else if ('answer' in news) {
      progress = withAnswer(progress, at(news.answer));
      if (progress.queriedOn === null) callback &&= restoreAfterAnswer(callback);
    } else {
      progress = withOutcome(progress, news.outcome);
      callback &&= close(callback, news.outcome, now);
    }
  }
  return callback;
}

describe('callback for a sent quote', () => {
  it('is due on the given day', () => {
    expect(callbackFromProgress('2026-12-04', nothing, now).dueDate).toBe('2026-12-04');
  });

  it.each([
    ['accepted', 'completed'],
    ['rejected', 'cancelled'],
    ['withdrawn', 'cancelled'],
    ['expired', 'cancelled'],
    ['replaced', 'cancelled'],
  ] as const)('closes when the quote is %s', (reason, status) => {
    const ended = close(newCallback(sentOn), reason, now);
    expect(ended).toMatchObject({ status, closedReason: reason });
    expect(ended.completedAt).toEqual(reason === 'accepted' ? now : null);
  });

  it('closes after attempts and keeps their count', () => {
    const tried = attempt(newCallback(sentOn), { outcome: 'NO_ANSWER', notes: 'no answer' }, now);
    expect(close(tried, 'accepted', now)).toMatchObject({
      status: 'completed',
      attemptCount: 1,
      notes: 'no answer',
    });
  });

  it('stays unchanged if staff closed it first', () => {
    const done = complete(newCallback(sentOn), { outcome: 'SPOKE', notes: 'spoke to her' }, now);
    expect(close(done, 'rejected', now)).toBe(done);
  });

  it('closes the same way whether the outcome arrives before or after QuoteSent', () => {
    fc.assert(
      fc.property(fc.array(query, { maxLength: 3 }), outcome, fc.nat(4), (queries, end, at) => {
        const story: News[] = [...queries, end];
        const inOrder = hear(['sent', ...story]);
        const overtaken = hear([...story.slice(0, at), 'sent', ...story.slice(at)]);
        expect(overtaken).toEqual(inOrder);
      }),
    );
  });

  it('has the same priority and due date whatever the order of the questions', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray<News>(['sent', ...days.map((day) => ({ query: day }))], { minLength: 4 }),
        (story) => {
          expect(hear(story)).toMatchObject({ status: 'pending', priority: 'HIGH', dueDate: '2026-11-21' });
        },
      ),
    );
  });

  it('returns to its state before an answered question, whatever the order of the three events', () => {
    const story: News[] = ['sent', { query: '2026-11-21' }, { answer: '2026-11-22' }];
    fc.assert(
      fc.property(fc.shuffledSubarray<News>(story, { minLength: 3 }), (told) => {
        expect(hear(told)).toEqual(newCallback('2026-11-27'));
      }),
    );
  });

  it('stays urgent for a question after the answer and ignores a repeated answer', () => {
    const story: News[] = ['sent', { query: '2026-11-21' }, { answer: '2026-11-22' }];
    const again = hear([...story, { query: '2026-11-24' }]);
    expect(again).toMatchObject({ priority: 'HIGH', dueDate: '2026-11-24' });
    expect(hear(['sent', { query: '2026-11-24' }, { answer: '2026-11-22' }])).toMatchObject({
      priority: 'HIGH',
      dueDate: '2026-11-24',
    });
    expect(hear([...story, { answer: '2026-11-22' }])).toEqual(hear(story));
  });

  it('keeps a due date chosen by staff when the question is answered', () => {
    const moved = reschedule(
      bringForward(newCallback('2026-11-27'), '2026-11-21'),
      '2026-12-04',
      'away',
      sentOn,
    );
    expect(restoreAfterAnswer(moved)).toMatchObject({
      priority: 'NORMAL',
      dueDate: '2026-12-04',
      hurriedFrom: null,
    });
  });

  it('keeps the first outcome', () => {
    fc.assert(
      fc.property(outcome, outcome, (first, second) => {
        expect(hear(['sent', first, second])?.closedReason).toBe((first as { outcome: string }).outcome);
        expect(hear([first, second, 'sent'])?.closedReason).toBe((first as { outcome: string }).outcome);
      }),
    );
  });

  it('is created only once', () => {
    expect(hear(['sent', { outcome: 'accepted' }, 'sent'])?.status).toBe('completed');
  });
});
