import { AppError, callbackMachine, type CallbackStatus } from '@quillcare/contracts';
import * as fc from 'fast-check';
import {
  PAST_DUE_DATE,
  attempt,
  bringForward,
  cancel,
  complete,
  isOpen,
  newCallback,
  escalate,
  reopen,
  reschedule,
  restoreAfterAnswer,
  type CallbackState,
} from './callback';

const now = new Date('2026-11-20T03:00:00Z');
const today = '2026-11-20';
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const status = fc.constantFrom(...(callbackMachine.statuses as CallbackStatus[]));
const callback: fc.Arbitrary<CallbackState> = fc
  .record({ status, dueDate: day, attemptCount: fc.nat(20) })
  .map((fields) => ({ ...newCallback(today), ...fields }));

const noAnswer = (notes: string | null = null) => ({ outcome: 'NO_ANSWER', notes }) as const;
const spoke = (notes: string | null = null) => ({ outcome: 'SPOKE', notes }) as const;

describe('callback', () => {
  it('starts pending with normal priority and no attempts', () => {
    expect(newCallback('2026-11-27')).toMatchObject({
      status: 'pending',
      priority: 'NORMAL',
      dueDate: '2026-11-27',
      attemptCount: 0,
    });
  });

  it('counts every attempt and stays open', () => {
    const twice = attempt(attempt(newCallback(today), noAnswer('engaged'), now), noAnswer(), now);
    expect(twice).toMatchObject({ status: 'attempted', attemptCount: 2, attemptedAt: now, notes: 'engaged' });
    expect(isOpen(twice)).toBe(true);
  });

  it('can be completed once and records the time and the notes', () => {
    const done = complete(newCallback(today), spoke('all clear'), now);
    expect(done).toMatchObject({
      status: 'completed',
      completedAt: now,
      notes: 'all clear',
      closedReason: null,
    });
    expect(() => complete(done, spoke(), now)).toThrow(AppError);
    expect(() => attempt(done, noAnswer(), now)).toThrow(
      expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }),
    );
  });

  it('moves to another day with a reason and keeps its status', () => {
    const tried = attempt(newCallback(today), noAnswer(), now);
    expect(reschedule(tried, '2026-12-01', 'on holiday', today)).toEqual({
      ...tried,
      dueDate: '2026-12-01',
      rescheduleReason: 'on holiday',
    });
  });

  it('refuses a due date in the past but accepts today', () => {
    const past = expect.objectContaining({ errors: [{ path: 'dueDate', message: PAST_DUE_DATE }] });
    expect(() => reschedule(newCallback(today), '2026-11-19', 'typo', today)).toThrow(past);
    expect(reschedule(newCallback('2026-11-30'), today, 'sooner', today).dueDate).toBe(today);
  });

  it('is brought forward by a question and never postponed', () => {
    fc.assert(
      fc.property(callback, day, (given, asked) => {
        const result = bringForward(given, asked);
        if (!isOpen(given)) return expect(result).toEqual(given);
        expect(result.priority).toBe('HIGH');
        expect(result.status).toBe(given.status);
        expect(result.dueDate).toBe([asked, given.dueDate].sort()[0]);
      }),
    );
  });

  it('changes status only as the transition table allows', () => {
    const acts: ((state: CallbackState) => CallbackState)[] = [
      (state) => complete(state, spoke(), now),
      (state) => attempt(state, noAnswer(), now),
      (state) => reschedule(state, '2099-01-01', 'later', today),
      (state) => cancel(state, 'went elsewhere'),
    ];
    fc.assert(
      fc.property(callback, fc.constantFrom(...acts), (given, act) => {
        if (!isOpen(given)) return expect(() => act(given)).toThrow(AppError);
        const { status: to } = act(given);
        expect(to === given.status || callbackMachine.allows(given.status, to)).toBe(true);
      }),
    );
  });

  it('records the reason of a cancellation and reopens in its previous state', () => {
    const tried = attempt(newCallback(today), noAnswer('engaged'), now);
    const cancelled = cancel(tried, 'went elsewhere');
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancelReason: 'went elsewhere',
      closedReason: null,
    });
    expect(reopen(cancelled)).toEqual(tried);
    expect(reopen(complete(newCallback(today), spoke(), now))).toMatchObject({
      status: 'pending',
      completedAt: null,
    });
  });

  it('cannot be reopened while it is open or after its quote ended it', () => {
    const illegal = expect.objectContaining({ code: 'ILLEGAL_TRANSITION' });
    expect(() => reopen(newCallback(today))).toThrow(illegal);
    const ended = { ...newCallback(today), status: 'cancelled', closedReason: 'rejected' } as const;
    expect(() => reopen(ended)).toThrow(illegal);
  });

  it("rises to high priority after the practice's waiting limit and reverts when rescheduled", () => {
    const due = newCallback(today, 'LOW');
    expect(escalate(due, '2026-11-23', 3)).toBe(due);
    const late = escalate(due, '2026-11-24', 3);
    expect(late).toMatchObject({ priority: 'HIGH', raisedFrom: 'LOW', dueDate: today });
    expect(escalate(late, '2026-11-25', 3)).toBe(late);
    expect(reschedule(late, '2026-11-30', 'away', '2026-11-24')).toMatchObject({
      priority: 'LOW',
      raisedFrom: null,
    });
    expect(escalate(cancel(due, 'no need'), '2026-12-24', 3)).toMatchObject({ priority: 'LOW' });
  });

  it('stays high after an answer if it was overdue before the question, or was never brought forward by one', () => {
    const late = escalate(newCallback(today), '2026-11-24', 3);
    expect(restoreAfterAnswer(bringForward(late, '2026-11-24'))).toEqual(late);
    expect(restoreAfterAnswer(late)).toBe(late);
  });

  it('stays high when rescheduled before the question is answered', () => {
    const late = escalate(newCallback(today), '2026-11-24', 3);
    const moved = reschedule(bringForward(late, '2026-11-24'), '2026-11-30', 'away', '2026-11-24');
    expect(moved).toMatchObject({ priority: 'HIGH', dueDate: '2026-11-30' });
    expect(restoreAfterAnswer(moved)).toMatchObject({ priority: 'NORMAL', dueDate: '2026-11-30' });
  });
});
