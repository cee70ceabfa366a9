import { AppError, QuoteSent, quoteMachine, type EventDefinition } from '@quillcare/contracts';
import fc from 'fast-check';
import { NOW, draft, nextId, sent, signedAt } from './quote.fixtures';
import {
  answerQuestion,
  accept,
  createDraft,
  editDraft,
  expire,
  isEnded,
  receiveQuery,
  assertAnswerable,
  reject,
  removeDraft,
  send,
  withdraw,
} from './quote';
import type { QuoteState, Transition } from './quote.state';

const LATER = new Date('2026-11-21T00:00:00.000Z');
const OVER = new Date('2026-12-20T13:00:00.000Z');
const hash = 'a'.repeat(64);

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'NONE';
}
const names = ({ events }: Transition): string[] =>
  events.map(({ event }: { event: EventDefinition }) => event.name);

describe('quote', () => {
  it('starts as a draft and emits QuoteCreated', () => {
    const { quote, events } = createDraft(nextId(), 'Q-2026-000007', draft());
    expect(quote).toMatchObject({
      status: 'DRAFT',
      revision: 1,
      sentAt: null,
      documentHash: null,
    });
    expect(events.map(({ event }) => event.name)).toEqual(['QuoteCreated']);
  });

  it("is open until the last moment of its last valid day in the practice's time zone", () => {
    const quote = sent();
    expect(quote.expiresAt?.toISOString()).toBe('2026-12-20T13:00:00.000Z');
    expect(isEnded(quote, new Date(OVER.getTime() - 1))).toBe(false);
    expect(isEnded(quote, OVER)).toBe(true);
  });

  it("emits QuoteSent with the day in the practice's time zone", () => {
    const evening = new Date('2026-11-20T14:30:00.000Z');
    const { events } = send(draft(), hash, evening);
    expect(events[0]?.event).toBe(QuoteSent);
    expect(events[0]?.data).toMatchObject({ sentOn: '2026-11-21', validUntil: '2026-12-20' });
  });

  it('cannot be sent twice or after its last valid day', () => {
    expect(codeOf(() => send(sent(), hash, LATER))).toBe('QUOTE_NOT_SENDABLE');
    expect(() => send(draft(), hash, OVER)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        errors: [expect.objectContaining({ path: 'validUntil' })],
      }),
    );
    expect(codeOf(() => send(draft(), hash, new Date(OVER.getTime() - 1)))).toBe('NONE');
  });

  it('cannot be edited or removed once sent', () => {
    expect(codeOf(() => editDraft(sent(), draft()))).toBe('QUOTE_NOT_EDITABLE');
    expect(codeOf(() => removeDraft(sent()))).toBe('QUOTE_NOT_EDITABLE');
    expect(names(editDraft(draft(), draft()))).toEqual(['QuoteUpdated']);
    expect(names(removeDraft(draft()))).toEqual(['QuoteDeleted']);
  });

  it('is accepted once and refuses a second answer with the date of the first', () => {
    const accepted = accept(sent(), signedAt(LATER), LATER).quote;
    expect(accepted).toMatchObject({ status: 'ACCEPTED', respondedAt: LATER });
    for (const again of [
      () => accept(accepted, signedAt(LATER), LATER),
      () => reject(accepted, 'No', LATER),
      () => receiveQuery(accepted, nextId(), LATER),
    ]) {
      expect(again).toThrow(
        expect.objectContaining({
          code: 'ALREADY_ANSWERED',
          message: expect.stringMatching(/accepted on 21 Nov(ember)? 2026, 11:00/),
          facts: { respondedAt: LATER.toISOString(), response: 'accept' },
        }),
      );
    }
  });

  it('keeps the reason of a rejection', () => {
    const { quote, events } = reject(sent(), 'Too far to travel', LATER);
    expect(quote).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Too far to travel',
      respondedAt: LATER,
    });
    expect(events.map(({ event }) => event.name)).toEqual(['QuoteRejected']);
    expect(() => accept(quote, signedAt(LATER), LATER)).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ response: 'reject' }) }),
    );
  });

  it('accepts questions without blocking an answer', () => {
    const asked = receiveQuery(sent(), nextId(), LATER).quote;
    expect(asked).toMatchObject({ status: 'QUERY_RECEIVED', unreadMessages: 1, questionSince: LATER });
    const twice = receiveQuery(asked, nextId(), new Date(LATER.getTime() + 1)).quote;
    expect(twice).toMatchObject({ unreadMessages: 2, questionSince: LATER, respondedAt: null });
    expect(accept(twice, signedAt(LATER), LATER).quote.status).toBe('ACCEPTED');
  });

  it('returns to SENT once a question is answered and accepts further answers and questions', () => {
    const answer = { messageId: nextId(), channel: 'PAGE' as const };
    const answered = answerQuestion(receiveQuery(sent(), nextId(), LATER).quote, answer, LATER);
    expect(answered.quote).toMatchObject({ status: 'SENT', unreadMessages: 0, questionSince: null });
    expect(names(answered)).toEqual(['QuoteQuestionAnswered']);
    expect(answerQuestion(answered.quote, answer, LATER).quote).toEqual(answered.quote);
    expect(receiveQuery(answered.quote, nextId(), LATER).quote.status).toBe('QUERY_RECEIVED');
  });

  it("refuses the practice's answer before it is sent and once it is answered, withdrawn or over", () => {
    const dead: [QuoteState, Date][] = [
      [accept(sent(), signedAt(LATER), LATER).quote, LATER],
      [reject(sent(), 'No', LATER).quote, LATER],
      [withdraw(sent(), null, LATER).quote, LATER],
      [receiveQuery(sent(), nextId(), LATER).quote, OVER],
      [draft(), LATER],
    ];
    for (const [quote, now] of dead)
      expect(codeOf(() => answerQuestion(quote, { messageId: nextId(), channel: 'PAGE' }, now))).toBe(
        'QUOTE_NOT_ANSWERABLE',
      );
  });

  it('can be withdrawn only while it awaits an answer', () => {
    expect(withdraw(sent(), 'Wrong hospital', LATER).quote).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnReason: 'Wrong hospital',
      withdrawnAt: LATER,
    });
    for (const quote of [draft(), accept(sent(), signedAt(LATER), LATER).quote]) {
      expect(codeOf(() => withdraw(quote, null, LATER))).toBe('QUOTE_NOT_WITHDRAWABLE');
    }
    expect(codeOf(() => withdraw(sent(), null, OVER))).toBe('QUOTE_NOT_WITHDRAWABLE');
  });

  it('expires once, and only if unanswered', () => {
    const expired = expire(sent(), OVER);
    expect(names(expired)).toEqual(['QuoteExpired']);
    expect(names(expire(expired.quote, OVER))).toEqual([]);
    expect(names(expire(sent(), LATER))).toEqual([]);
    expect(names(expire(accept(sent(), signedAt(LATER), LATER).quote, OVER))).toEqual([]);
  });

  it('cannot be answered after its last day, when withdrawn or before it is sent', () => {
    expect(codeOf(() => assertAnswerable(sent(), OVER))).toBe('LINK_EXPIRED');
    expect(codeOf(() => assertAnswerable(expire(sent(), OVER).quote, LATER))).toBe('LINK_EXPIRED');
    expect(codeOf(() => assertAnswerable(withdraw(sent(), null, LATER).quote, LATER))).toBe('LINK_WITHDRAWN');
    expect(codeOf(() => assertAnswerable(draft(), LATER))).toBe('LINK_UNKNOWN');
  });
});

describe('any sequence of transitions', () => {
  const acts: Record<string, (quote: QuoteState, now: Date) => Transition> = {
    send: (quote, now) => send(quote, hash, now),
    edit: (quote) => editDraft(quote, { ...quote, notesToPatient: 'Changed' }),
    ask: (quote, now) => receiveQuery(quote, nextId(), now),
    accept: (quote, now) => accept(quote, signedAt(now), now),
    reject: (quote, now) => reject(quote, 'No', now),
    withdraw: (quote, now) => withdraw(quote, null, now),
    expire: (quote, now) => expire(quote, now),
  };
  const sequence = fc.array(
    fc.record({ act: fc.constantFrom(...Object.keys(acts)), hours: fc.integer({ min: 0, max: 400 }) }),
    { maxLength: 25 },
  );

  it('follows the status table, answers at most once and never changes what was sent', () => {
    fc.assert(
      fc.property(sequence, (steps) => {
        let quote = draft();
        let now = NOW;
        let answers = 0;
        for (const { act, hours } of steps) {
          now = new Date(now.getTime() + hours * 3_600_000);
          const before = quote;
          try {
            quote = (acts[act] as (typeof acts)[string])(quote, now).quote;
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
          if (quote.status !== before.status)
            expect(quoteMachine.allows(before.status, quote.status)).toBe(true);
          if (quote.respondedAt !== before.respondedAt) answers += 1;
          if (before.sentAt) {
            expect(quote.lines).toBe(before.lines);
            expect(quote.totals).toBe(before.totals);
            expect(quote.documentHash).toBe(hash);
            expect(quote.validUntil).toBe(before.validUntil);
          }
        }
        expect(answers).toBeLessThanOrEqual(1);
        expect(quote.respondedAt !== null).toBe(quote.status === 'ACCEPTED' || quote.status === 'REJECTED');
      }),
    );
  });
});
