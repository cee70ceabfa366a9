import { AppError, callbackMachine, type CallbackStatus } from '@quillcare/contracts';
import * as fc from 'fast-check';
import {
  PAST_DUE_DATE,
  attempt,
  bringForward,
  complete,
  isOpen,
  newCallback,
  reschedule,
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

describe('a callback', () => {
  it('starts pending, with normal priority and no attempts', () => {
    expect(newCallback('2026-11-27')).toMatchObject({
      status: 'pending',
      priority: 'NORMAL',
      dueDate: '2026-11-27',
      attemptCount: 0,
    });
  });

  it('counts every attempt and stays open', () => {
    const twice = attempt(attempt(newCallback(today), 'engaged', now), null, now);
    expect(twice).toMatchObject({ status: 'attempted', attemptCount: 2, attemptedAt: now, notes: 'engaged' });
    expect(isOpen(twice)).toBe(true);
  });

  it('is completed once, with the time and the notes', () => {
    const done = complete(newCallback(today), 'all clear', now);
    expect(done).toMatchObject({
      status: 'completed',
      completedAt: now,
      notes: 'all clear',
      closedReason: null,
    });
    expect(() => complete(done, null, now)).toThrow(AppError);
    expect(() => attempt(done, null, now)).toThrow(expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }));
  });

  it('moves to another day with the reason, and keeps its status', () => {
    const tried = attempt(newCallback(today), null, now);
    expect(reschedule(tried, '2026-12-01', 'on holiday', today)).toEqual({
      ...tried,
      dueDate: '2026-12-01',
      rescheduleReason: 'on holiday',
    });
  });

  it('cannot be due in the past, but today is fine', () => {
    const past = expect.objectContaining({ errors: [{ path: 'dueDate', message: PAST_DUE_DATE }] });
    expect(() => reschedule(newCallback(today), '2026-11-19', 'typo', today)).toThrow(past);
    expect(reschedule(newCallback('2026-11-30'), today, 'sooner', today).dueDate).toBe(today);
  });

  it('is brought forward by a question and never postponed by one', () => {
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

  it('only ever changes as the status table allows', () => {
    const acts: ((state: CallbackState) => CallbackState)[] = [
      (state) => complete(state, null, now),
      (state) => attempt(state, null, now),
      (state) => reschedule(state, '2099-01-01', 'later', today),
    ];
    fc.assert(
      fc.property(callback, fc.constantFrom(...acts), (given, act) => {
        if (!isOpen(given)) return expect(() => act(given)).toThrow(AppError);
        const { status: to } = act(given);
        expect(to === given.status || callbackMachine.allows(given.status, to)).toBe(true);
      }),
    );
  });
});
