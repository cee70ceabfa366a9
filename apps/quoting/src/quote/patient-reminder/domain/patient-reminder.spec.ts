import { addDays, daysBetween, todayIn } from '@quillcare/rules';
import fc from 'fast-check';
import {
  nextAllowedTime,
  decideReminder,
  planReminders,
  reasonNotToSend,
  type ReminderFacts,
  type ConfiguredReminder,
} from './patient-reminder';
import { applyReminderSettings, DEFAULT_REMINDER_SETTINGS } from './reminder-settings';

const SYDNEY = 'Australia/Sydney';
const settings = DEFAULT_REMINDER_SETTINGS;
const SEVEN_BEFORE: ConfiguredReminder = { kind: 'BEFORE_EXPIRY', days: 7 };
const SILENT: ConfiguredReminder = { kind: 'SILENCE', days: 7 };

// Tuesday 3 November 2026, 11:00 in Sydney; valid until the end of 3 December.
const facts: ReminderFacts = {
  sentAt: new Date('2026-11-03T00:00:00Z'),
  validUntil: '2026-12-03',
  timeZone: SYDNEY,
  status: 'SENT',
  expiresAt: new Date('2026-12-03T13:00:00Z'),
  supersededAt: null,
  lastViewedAt: null,
  mailStateAt: new Date('2026-11-03T00:00:05Z'),
  mailState: 'DELIVERED',
  linkLockedAt: null,
  hasAsked: false,
  isStopped: false,
  lastReminderAt: null,
  variedCaseStatus: null,
};
const noon = (day: string) => new Date(`${day}T01:00:00Z`);

describe('planned reminders', () => {
  it('fall a week and two days before expiry and after a week of silence, at ten in the morning', () => {
    expect(
      planReminders(facts, settings).map(({ dueAt, ...reminder }) => [reminder, dueAt.toISOString()]),
    ).toEqual([
      [SILENT, '2026-11-09T23:00:00.000Z'],
      [SEVEN_BEFORE, '2026-11-25T23:00:00.000Z'],
      [{ kind: 'BEFORE_EXPIRY', days: 2 }, '2026-11-30T23:00:00.000Z'],
    ]);
  });

  it('omit those on the day of sending, and silence on the last day', () => {
    expect(planReminders({ ...facts, validUntil: '2026-11-05' }, settings)).toEqual([]);
    expect(planReminders({ ...facts, validUntil: '2026-11-10' }, settings)).toEqual([
      expect.objectContaining({ kind: 'BEFORE_EXPIRY', days: 2 }),
    ]);
  });

  it('keep their local time across a change of clocks', () => {
    // Clocks go forward in Sydney on 4 October 2026.
    const sent = { ...facts, sentAt: new Date('2026-09-28T02:00:00Z'), validUntil: '2026-10-28' };
    const [silent] = planReminders(sent, settings);
    expect(silent?.dueAt.toISOString()).toBe('2026-10-04T23:00:00.000Z');
  });

  it.each([SYDNEY, 'Pacific/Auckland', 'Australia/Lord_Howe', 'Australia/Adelaide', 'UTC'])(
    'are at ten, after the day of sending and before the last day, in %s',
    (timeZone) => {
      const instants = fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2028-01-01'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(instants, fc.integer({ min: 0, max: 120 }), (sentAt, validDays) => {
          const sentOn = todayIn(sentAt, timeZone);
          const validUntil = addDays(sentOn, validDays);
          for (const { dueAt } of planReminders({ sentAt, validUntil, timeZone }, settings)) {
            const on = todayIn(dueAt, timeZone);
            expect(clockIn(dueAt, timeZone)).toBe('10:00');
            expect(daysBetween(sentOn, on)).toBeGreaterThan(0);
            expect(daysBetween(on, validUntil)).toBeGreaterThan(0);
          }
        }),
      );
    },
  );
});

describe('reminder that is due', () => {
  const at = noon('2026-11-26');

  it('is sent while the quote awaits an answer', () => {
    expect(decideReminder(SEVEN_BEFORE, facts, settings, at)).toEqual({ what: 'SEND' });
    expect(decideReminder(SILENT, facts, settings, at)).toEqual({ what: 'SEND' });
  });

  it.each([
    ['ANSWERED', { status: 'ACCEPTED' }],
    ['ANSWERED', { status: 'REJECTED' }],
    ['ASKED', { status: 'QUERY_RECEIVED' }],
    ['ASKED', { hasAsked: true }],
    ['WITHDRAWN', { status: 'WITHDRAWN' }],
    ['REPLACED', { status: 'SUPERSEDED' }],
    ['REPLACED', { supersededAt: at }],
    ['EXPIRED', { status: 'EXPIRED' }],
    ['EXPIRED', { expiresAt: at }],
    ['EXPIRED', { variedCaseStatus: 'IN_PROGRESS' }],
    ['STOPPED', { isStopped: true }],
    ['LINK_LOCKED', { linkLockedAt: at }],
    ['UNREACHABLE', { mailState: 'FAILED' }],
    ['RECENT', { lastReminderAt: new Date(at.getTime() - 19 * 3_600_000) }],
  ] as const)('is skipped as %s with %j', (reason, changes) => {
    expect(decideReminder(SEVEN_BEFORE, { ...facts, ...changes }, settings, at)).toEqual({
      what: 'LEAVE_OUT',
      reason,
    });
  });

  it('is skipped if the practice no longer wants it', () => {
    const off = { ...settings, isEnabled: false };
    const others = { ...settings, daysBeforeExpiry: [3], silenceDays: null };
    for (const changed of [off, others])
      for (const reminder of [SEVEN_BEFORE, SILENT])
        expect(decideReminder(reminder, facts, changed, at)).toEqual({
          what: 'LEAVE_OUT',
          reason: 'SWITCHED_OFF',
        });
  });

  it('waits another week after the patient viewed the quote, or is skipped near the last day', () => {
    const looked = { ...facts, lastViewedAt: noon('2026-11-12') };
    expect(decideReminder(SILENT, looked, settings, noon('2026-11-13'))).toEqual({
      what: 'LATER',
      dueAt: new Date('2026-11-18T23:00:00Z'),
    });
    const late = { ...facts, lastViewedAt: noon('2026-11-27') };
    expect(decideReminder(SILENT, late, settings, noon('2026-11-28'))).toEqual({
      what: 'LEAVE_OUT',
      reason: 'VIEWED',
    });
  });

  it('is never sent at night', () => {
    const evening = new Date('2026-11-26T06:00:00Z');
    expect(decideReminder(SEVEN_BEFORE, facts, settings, evening)).toEqual({
      what: 'LATER',
      dueAt: new Date('2026-11-26T22:00:00Z'),
    });
    expect(decideReminder(SEVEN_BEFORE, facts, settings, new Date('2026-11-25T20:00:00Z'))).toEqual({
      what: 'LATER',
      dueAt: new Date('2026-11-25T22:00:00Z'),
    });
  });

  it('is skipped for silence if another reminder was sent recently', () => {
    const reminded = { ...facts, lastReminderAt: noon('2026-11-24') };
    expect(decideReminder(SILENT, reminded, settings, at)).toEqual({ what: 'LEAVE_OUT', reason: 'RECENT' });
    expect(decideReminder(SEVEN_BEFORE, reminded, settings, at)).toEqual({ what: 'SEND' });
  });

  it('gives the mailer the same reason to skip it', () => {
    expect(reasonNotToSend(facts, at)).toBeNull();
    expect(reasonNotToSend({ ...facts, status: 'ACCEPTED' }, at)).toBe('ANSWERED');
  });
});

it.each([SYDNEY, 'Pacific/Auckland', 'America/St_Johns', 'UTC'])(
  'moves a time to daytime between nine and five in %s',
  (timeZone) => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (now) => {
        const then = nextAllowedTime(now, timeZone);
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(then.getTime() - now.getTime()).toBeLessThanOrEqual(17 * 3_600_000);
        const clock = clockIn(then, timeZone);
        expect(clock >= '09:00' && clock < '17:00').toBe(true);
      }),
    );
  },
);

it('keeps omitted settings and sorts the earliest reminder first', () => {
  const changed = applyReminderSettings(settings, { daysBeforeExpiry: [1, 14, 3] });
  expect(changed).toEqual({ isEnabled: true, daysBeforeExpiry: [14, 3, 1], silenceDays: 7 });
  expect(applyReminderSettings(changed, { silenceDays: null, isEnabled: false })).toEqual({
    isEnabled: false,
    daysBeforeExpiry: [14, 3, 1],
    silenceDays: null,
  });
});

function clockIn(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(at);
}
