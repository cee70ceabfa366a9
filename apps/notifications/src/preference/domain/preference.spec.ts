import {
  changedPreference,
  DEFAULT_PREFERENCE,
  isMailedAtOnce,
  shownPreference,
  wantsEmail,
  type Preference,
} from './preference';

const chosen = (changes: Partial<Preference>): Preference => ({ ...DEFAULT_PREFERENCE, ...changes });

describe('immediate emails', () => {
  it.each([
    ['include an answer to an administrator', {}, 'ORG_ADMIN', 'QUOTE_ACCEPTED', true],
    ['include an undelivered email to an administrator', {}, 'ORG_ADMIN', 'MAIL_FAILED', true],
    ['exclude an answer to other users', {}, 'USER', 'QUOTE_ACCEPTED', false],
    [
      'include an answer to users who asked for urgent news',
      { urgentAtOnce: true },
      'USER',
      'QUOTE_ACCEPTED',
      true,
    ],
    [
      'exclude urgent news to an administrator who opted out',
      { urgentAtOnce: false },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
    ['exclude a mention to an administrator', {}, 'ORG_ADMIN', 'MENTIONED', false],
    [
      'include a mention to users who want everything at once',
      { emailFrequency: 'IMMEDIATE' },
      'USER',
      'MENTIONED',
      true,
    ],
    [
      'exclude everything for users who want no email',
      { emailFrequency: 'NEVER' },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
    [
      'exclude everything while email is off',
      { emailNotifications: false },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
    [
      'exclude a kind that is off',
      { off: { banner: [], inApp: [], email: ['ANSWERS'] } },
      'ORG_ADMIN',
      'QUOTE_ACCEPTED',
      false,
    ],
  ] as const)('%s', (_what, changes, role, topic, isAtOnce) => {
    expect(isMailedAtOnce(chosen(changes), role, topic)).toBe(isAtOnce);
  });

  it('include urgent news about the person’s own quotes, unless switched off', () => {
    const isTheirs = true;
    expect(isMailedAtOnce(chosen({}), 'SALES_MANAGER', 'MAIL_FAILED', isTheirs)).toBe(true);
    expect(isMailedAtOnce(chosen({}), 'SALES_MANAGER', 'QUOTE_QUERY', isTheirs)).toBe(true);
    expect(isMailedAtOnce(chosen({ urgentAtOnce: false }), 'SALES_MANAGER', 'QUOTE_QUERY', isTheirs)).toBe(
      false,
    );
  });
});

describe('changing preferences', () => {
  it('keeps what was not sent', () => {
    const first = changedPreference(DEFAULT_PREFERENCE, {
      emailFrequency: 'WEEKLY_DIGEST',
      notificationTypes: { LEADS: { email: false, inApp: false } },
    });
    const second = changedPreference(first, { notificationTypes: { LEADS: { inApp: true } } });
    expect(second).toMatchObject({
      emailFrequency: 'WEEKLY_DIGEST',
      off: { banner: [], inApp: [], email: ['LEADS'] },
    });
    expect(wantsEmail(second, 'LEADS')).toBe(false);
    expect(wantsEmail(second, 'ANSWERS')).toBe(true);
  });

  it('returns every kind, and the default for urgent news by role', () => {
    const person = { userId: '0198f0a0-0000-7000-8000-000000000001', role: 'ORG_ADMIN' } as const;
    const shown = shownPreference(DEFAULT_PREFERENCE, person);
    expect(shown).toMatchObject({ emailFrequency: 'DAILY_DIGEST', urgentAtOnce: true, quietHours: null });
    expect(shown.notificationTypes.ANSWERS).toEqual({ banner: true, inApp: true, email: true });
    expect(shownPreference(DEFAULT_PREFERENCE, { ...person, role: 'USER' }).urgentAtOnce).toBe(false);
  });
});
